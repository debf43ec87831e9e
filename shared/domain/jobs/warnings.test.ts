import { expect, test } from 'vitest'
import type { WarningKind } from '../../lists.ts'
import { normalised } from './listing.testing.ts'
import type { Listing } from './listing.ts'

const kindsOf = (description: string, about: Partial<Listing> = {}): WarningKind[] =>
  normalised({ ...about, description }).warnings.map(({ kind }) => kind)

const scams: [WarningKind, string, Partial<Listing>?][] = [
  ['asks-for-money', 'Shortlisted candidates will pay an interview fee of ₦7,500 at the venue.'],
  ['asks-for-money', 'Registration fee: N5,000 only. Slots are limited, so hurry.'],
  ['asks-for-money', 'You will pay N3500 for the registration form at the gate.'],
  ['asks-for-money', 'Applicants are to obtain the application form for N2,000 at our Yaba office.'],
  ['asks-for-money', 'A compulsory training fee of 15,000 naira applies before resumption.'],
  ['asks-for-money', 'Note that uniform and ID card fee is #6,500, payable on the first day.'],
  ['asks-for-money', 'Come with your CV, two passports and a medical fee of ₦10,000.'],
  ['asks-for-money', 'Medical test fee (₦8,000) must be paid before the interview.'],
  ['asks-for-money', 'Training starts on Monday. Training fee is 20k, refundable after three months.'],
  ['asks-for-money', 'Candidates should pay a refundable deposit of ₦25,000 to secure the slot.'],
  ['asks-for-money', 'Kindly transfer ₦4,000 to book your interview slot.'],
  ['asks-for-money', 'Send the sum to Opay 8031234567 Aminu Bello and send us the receipt.'],
  ['asks-for-money', 'Pay into account number 0123456789 and come with the teller.'],
  ['asks-for-money', 'Processing fee of $50 for your visa and work permit to Canada. Free accommodation.'],
  ['asks-for-money', 'Buy your starter kit for ₦12,000 and start earning at once.'],
  ['asks-for-money', 'Form is N1,500, and closes on Friday.'],
  ['asks-for-money', 'Every applicant makes an administrative charge payment of N2,500 for documentation.'],
  ['asks-for-money', 'Bring your credentials and registration fee to 14 Allen Avenue, Ikeja.'],
  ['asks-for-money', 'An acceptance fee of ₦5,000 is required for the offer letter.'],
  ['asks-for-money', 'Background check fee $35 (non-refundable).'],
  [
    'asks-for-money',
    'The agency fee is half of your first salary, and a commitment fee of ₦3,000 is payable now.',
  ],
  ['asks-for-money', 'Once you pay the onboarding fee your training begins.'],
  ['asks-for-money', 'A token of ₦2,000 will be collected for registration at the venue.'],
  ['asks-for-money', 'Successful applicants pay for their medicals; you pay for your uniform too.'],
  ['free-mail-contact', 'Send your CV to danodufoodshr@gmail.com before Friday.'],
  ['free-mail-contact', 'Qualified candidates should forward applications to recruit.danodu@yahoo.com'],
  ['free-mail-contact', 'CVs to danodu_jobs (at) hotmail (dot) com with the title as subject.'],
  ['chat-only-contact', 'Interested? Send your CV on WhatsApp to 08031234567.'],
  ['chat-only-contact', 'To apply, chat us up on WhatsApp only: 0803 123 4567. No calls.'],
  ['chat-only-contact', 'Apply here: https://wa.me/2348031234567'],
  ['chat-only-contact', 'Join our Telegram group to apply and get the interview date: t.me/danodujobs'],
  ['chat-only-contact', 'Candidates should message the HR on Telegram for the next step.'],
  ['imitated-employer', 'Apply at https://shell-careers-ng.com/apply today.', { company: 'Shell Nigeria' }],
  ['imitated-employer', 'Visit www.nnpc-recruitment.com to fill in the form.', { company: 'NNPC Limited' }],
  ['imitated-employer', 'Send your CV to hr@dangotegroup.work', { company: 'Dangote Group' }],
  ['imitated-employer', 'CVs to careers@chevronjobs.ng', { company: 'Chevron Nigeria Limited' }],
  ['imitated-employer', 'Send CV to dangoterecruits@gmail.com', { company: 'Dangote Cement Plc' }],
  ['imitated-employer', 'CVs to harmattantrustbank.hr@gmail.com.', { company: 'Harmattan Trust Bank' }],
  ['free-mail-contact', 'CVs to seedwell.hr@gmail.com.', { company: 'Seedwell Micro-finance Bank' }],
  ['free-mail-contact', 'CVs to central.hotel@gmail.com.', { company: 'Central Hotel' }],
  ['free-mail-contact', 'CVs to ubuntu.food@gmail.com.', { company: 'Ubuntu Food Bank' }],
  ['imitated-employer', 'Apply now.', { company: 'MTN Nigeria', url: 'https://mtn-careers.online/apply/7' }],
  ['imitated-employer', 'Apply on accessbankrecruitment.com.ng', { company: 'Access Bank Plc' }],
  ['imitated-employer', 'Fill the form on https://nestle.work/jobs', { company: 'Nestle Nigeria Plc' }],
  ['imitated-employer', 'Fill the customs form on nigeriacustomsrecruitment.com.ng', { company: '' }],
  [
    'unrealistic-pay',
    'No experience needed, work from your phone. Salary: ₦450,000 monthly.',
    { title: 'Data Entry Clerk' },
  ],
  ['unrealistic-pay', 'Salary: $5,000 a week. Accommodation and feeding are free.', { title: 'Farm Worker' }],
  ['unrealistic-pay', 'You earn up to $500 daily from your phone.', { title: 'Online Agent' }],
  ['unrealistic-pay', 'Make ₦100,000 daily by posting adverts.', { title: 'Social Media Poster' }],
  [
    'unrealistic-pay',
    'Salary: N600,000 - N800,000 monthly. School leavers may apply.',
    { title: 'Office Assistant' },
  ],
  ['asks-for-secrets', 'Send your full name, BVN and bank name to be shortlisted.'],
  [
    'asks-for-secrets',
    'Applicants must provide their ATM card details for salary set-up before the interview.',
  ],
  ['asks-for-secrets', 'Upload a clear picture of your NIN slip and a selfie.'],
  ['asks-for-secrets', 'Submit your internet banking login so that we pay your training allowance.'],
  ['asks-for-secrets', 'You will get an OTP; send the OTP to the recruiter.'],
  ['no-salary', 'Marketers earn on a commission-only basis.'],
  ['no-salary', 'This role is strictly commission. There is no basic salary.'],
  ['no-salary', 'Compensation: zero + equity until we raise money.'],
  ['no-salary', 'Join us as a co-founder for equity only.'],
  ['no-salary', 'This is an unpaid internship of six months.'],
  ['no-salary', 'Please note that no stipend is paid.'],
]

test.each(scams)('%s: %s', (kind, description, about = {}) => {
  expect(kindsOf(description, about)).toContain(kind)
})

const honest: [string, Partial<Listing>?][] = [
  ['We never charge a fee at any stage of recruitment.'],
  ['No payment is required for the interview or the training.'],
  ['Danodu Foods does not ask for registration fees. Report anybody who does.'],
  ['Beware of fraudsters who ask for an interview fee of ₦5,000 in our name.'],
  ['Training is free of charge, and a stipend of ₦30,000 monthly is paid.'],
  ['Benefits: HMO, pension, tuition reimbursement and professional exam fees paid by the company.'],
  ['The company pays for your medical test and training fees.'],
  ['We cover the ICAN registration fee of our accountants.'],
  ['Explain bank products, fees and charges to customers.', { title: 'Teller' }],
  ['Collect school fees and registration fees, and issue receipts.', { title: 'School Bursar' }],
  ['Ensure that processing fees of ₦2,000 are recorded for every loan customer.', { title: 'Loan Officer' }],
  ['Prepare fee notes and follow up on legal fees of clients.', { title: 'Legal Officer' }],
  ['Manage payment of NAFDAC registration fees and renewals.', { title: 'Regulatory Officer' }],
  ['Responsible for payment of staff training fees and subscriptions.', { title: 'HR Officer' }],
  ['Insure goods for a sum of ₦20,000,000 on behalf of clients.', { title: 'Underwriter' }],
  ['Salary: ₦80,000 – ₦100,000 monthly for the first six months.'],
  ['We pay ₦150,000 monthly, and commission of 5% to the right candidate.'],
  ['Pay: ₦250,000 a month before tax.'],
  ['Handle payments, deposits and transfers of customers at the counter.', { title: 'Cashier' }],
  ['Send your CV to careers@danodufoods.com with the role as the subject.'],
  ['Send your CV to jobs@danodufoods.com or WhatsApp 08031234567.'],
  ['Answer customers on WhatsApp, Facebook and Instagram within minutes.', { title: 'Social Media Officer' }],
  ['Manage our WhatsApp business line and Telegram community.', { title: 'Community Manager' }],
  ['Walk in with your CV to 12 Admiralty Way, or ask on WhatsApp: 08031234567.'],
  ['Click on the link to apply online. For enquiries WhatsApp 08031234567.'],
  ['Build WhatsApp bots with Node.js and the Telegram API.', { title: 'Backend Engineer' }],
  ['Apply on https://careers.dangote.com/jobs/7', { company: 'Dangote Group' }],
  ['Apply on https://shell.wd3.myworkdayjobs.com/ShellCareers', { company: 'Shell Nigeria' }],
  ['Apply on https://mtn.com.ng.taleo.net or write to careers@mtn.com', { company: 'MTN Nigeria' }],
  ['Send your CV to hr@shellfishfarms.com.ng', { company: 'Shellfish Farms Limited' }],
  ['Experience with Amazon AWS, Google Cloud and node.js is needed.', { title: 'Developer' }],
  ['Write to recruitment@shoprite.co.za', { company: 'Shoprite' }],
  ['Send CVs to jobs@accessiblehomes.ng', { company: 'Accessible Homes' }],
  ['Salary: ₦150,000 monthly. No experience needed.', { title: 'Data Entry Clerk' }],
  ['Salary: ₦1,200,000 monthly.', { title: 'Senior Software Engineer' }],
  ['Salary: $6,000 a week for four weeks.', { title: 'Locum Anaesthetist' }],
  ['Compensation: $120,000 - $150,000 per year.', { title: 'Product Manager' }],
  ['Earn ₦80,000 monthly and a daily transport allowance of ₦1,000.', { title: 'Sales Attendant' }],
  ['Verify BVN and NIN of customers during account opening.', { title: 'Customer Service Officer' }],
  ['Build card payment flows: PIN, OTP and 3-D Secure.', { title: 'Payments Engineer' }],
  ['Successful candidates will provide BVN and pension details for payroll.'],
  ['Applicants must have a valid NIN and an international passport.'],
  ['We will never ask for your BVN, card details or bank PIN.'],
  ['Process ATM card requests and handle debit card complaints of customers.', { title: 'Card Officer' }],
  ['Track application forms and interview schedules in the HR system.', { title: 'HR Officer' }],
  ['Design training course content, and run the certification test.', { title: 'Trainer' }],
  ['Sell insurance: the commission is 10% of each policy.', { title: 'Insurance Adviser' }],
  ['Salary: ₦100,000 monthly. Agents of the other team are commission only.'],
  ['Support women who do unpaid work at home.', { title: 'Programme Officer' }],
  ['It is the only commission of the state that audits schools.', { title: 'Auditor' }],
  ['Basic salary plus commission. This is not commission only.'],
  ['The salary is ₦60,000, with equity after a year.'],
  ['This is not an unpaid role: corps members get a stipend of ₦20,000.'],
  ['Manage unpaid invoices and commission statements of agents.', { title: 'Accounts Officer' }],
  ['Use of a company laptop, uniform and ID card from the first day.', { title: 'Field Officer' }],
]

test.each(honest)('no warning for: %s', (description, about = {}) => {
  expect(kindsOf(description, about)).toEqual([])
})

const says = (description: string, about: Partial<Listing> = {}): string[] =>
  normalised({ ...about, description }).warnings.map(warning => warning.says)

test('the warning says why, with the words of the advert', () => {
  expect(says('Shortlisted candidates will pay an interview fee of N7500 at the venue.')).toEqual([
    'No employer may charge for an interview. This advert asks for ₦7,500.',
  ])
  expect(says('Apply to hr@dangotegroup.work', { company: 'Dangote Group' })).toEqual([
    'The real Dangote uses dangote.com. This advert uses dangotegroup.work.',
  ])
  expect(says('Send your BVN to be shortlisted.')).toEqual([
    'No employer needs your BVN to consider you. This advert asks for it.',
  ])
})

test('a missing employer is a sign only together with another sign', () => {
  expect(kindsOf('We need a driver who knows Lagos.', { company: '' })).toEqual([])
  expect(kindsOf('Send your CV on WhatsApp to 08031234567.', { company: 'A Reputable Company' })).toEqual([
    'chat-only-contact',
    'no-employer',
  ])
})

test("on an employer's own page nobody else can use its name, but a fee is still a warning", () => {
  const theirs = { isEmployers: true, company: 'Moniepoint', board: 'employers' } as const
  expect(kindsOf('Questions? moniepointcareers@gmail.com', theirs)).toEqual([])
  expect(kindsOf('A registration fee of ₦5,000 is payable.', theirs)).toEqual(['asks-for-money'])
})

test('a fee in look-alike letters of other scripts is found', () => {
  expect(kindsOf('Pay a 𝗿𝗲𝗴𝗶𝘀𝘁𝗿𝗮𝘁𝗶𝗼𝗻 fee of ₦5,000, re\u200bfundable.')).toEqual(['asks-for-money'])
})
