import type { Board } from '../../../shared/lists.ts'
import { byHand } from '../by-hand.ts'
import type { Undated } from '../posted.ts'
import { placeNamed } from './places.ts'

type Scam = Parameters<typeof byHand>[1] & { readonly on: readonly Board[] }

const naira = (min: number, max: number, text: string): Undated['pay'] => ({
  min,
  max,
  currency: 'NGN',
  period: 'month',
  text,
  isEstimate: false,
})
const dollars = (min: number, max: number, text: string): Undated['pay'] => ({
  min,
  max,
  currency: 'USD',
  period: 'year',
  text,
  isEstimate: false,
})

/** Adverts of people who want something else than work done: one of each kind that goes round. */
const scams: readonly Scam[] = [
  {
    on: ['myjobmag', 'hotnigerianjobs', 'jobzilla'],
    title: 'Office Assistant',
    company: 'Royal Crown Global Services',
    place: placeNamed('Ikeja, Lagos'),
    pay: naira(180_000, 250_000, '₦180,000 - ₦250,000 monthly'),
    level: 'entry',
    age: 2_900,
    body: `Our company urgently needs office assistants for filing, photocopying and receiving visitors. No experience is needed, and accommodation is available for those who live far away.

Training is given in the first week. Working hours are Monday to Friday, 9 a.m. to 4 p.m.

To secure your slot, each candidate pays a registration fee of ₦7,500 for form and ID card before the interview. The fee is refundable with the first salary.

Bring your CV, two passport photographs and your receipt of payment.`,
  },
  {
    on: ['hotnigerianjobs', 'boqqs'],
    title: 'Factory Worker',
    company: 'Goldline Industries',
    place: placeNamed('Ota'),
    pay: naira(95_000, 130_000, 'N95,000 - N130,000 / Month'),
    level: 'entry',
    age: 5_400,
    openings: 40,
    body: `Goldline Industries is recruiting male and female factory workers for packing, labelling and loading in our new plant.

Feeding and a staff bus are free. Payment is weekly. You can start immediately.

Applicants pay N5,000 for medical test and N3,500 for uniform on the day of documentation. Slots are limited, so pay early and keep your teller.`,
  },
  {
    on: ['myjobmag', 'boqqs'],
    title: 'Front Desk Officer',
    company: 'Confidential',
    place: placeNamed('Garki, Abuja'),
    pay: naira(150_000, 200_000, '₦150k - ₦200k monthly'),
    level: 'entry',
    field: 'service',
    age: 1_750,
    body: `A reputable company in Abuja needs a smart, good-looking front desk officer who can resume tomorrow.

Duties are to receive guests, answer calls and keep the visitors' book. OND is enough.

There is no need for a CV. Chat with the Manager on WhatsApp only: 0800 000 0142. Do not call. Serious people only.`,
  },
  {
    on: ['hotnigerianjobs', 'jobzilla'],
    title: 'Field Officer',
    company: 'Starlight Empowerment Network',
    place: placeNamed('Benin City'),
    level: 'entry',
    field: 'sales',
    age: 8_100,
    body: `Starlight Empowerment Network is opening a branch and needs thirty field officers to introduce people to our business.

You earn as you bring others, and promotion comes fast. Dress well for the seminar.

Message us on WhatsApp +234 800 000 0177 for the venue; we answer on WhatsApp and Telegram only.`,
  },
  {
    on: ['myjobmag', 'hotnigerianjobs'],
    title: 'Graduate Trainee (2026 Intake)',
    company: 'Harmattan Trust Bank Plc',
    place: placeNamed('Victoria Island, Lagos'),
    pay: naira(450_000, 600_000, '₦450,000 - ₦600,000 monthly'),
    level: 'entry',
    field: 'finance',
    age: 940,
    body: `Harmattan Trust Bank invites applications for its graduate trainee programme. Candidates need a first degree in any discipline and should not be above 28 years.

There is no test. Names are shortlisted in the order in which applications come in.

Send your CV, your credentials and a picture to recruitment@harmattantrust-careers.example or to harmattantrustbank.hr@gmail.com within 48 hours.`,
  },
  {
    on: ['hotnigerianjobs', 'jobzilla'],
    title: 'Graduate Engineer Trainee',
    company: 'NNPC Limited',
    place: placeNamed('Abuja'),
    level: 'entry',
    field: 'engineering',
    age: 3_700,
    openings: 6,
    body: `The NNPC recruitment portal is open for graduate engineer trainees of all disciplines. HND and B.Sc holders may apply, and those who wait for their results too.

Successful candidates are trained for a year with full pay and posted to a state of their choice.

Submit your CV to hr@nnpc-recruitment.example before the portal closes on Friday. A confirmation letter follows within one working day.`,
  },
  {
    on: ['remoteok', 'workingnomads'],
    title: 'Data Entry Clerk (No Experience)',
    company: 'Ledgerleaf Recruitment',
    workplace: 'remote',
    openTo: ['Worldwide'],
    pay: dollars(180_000, 240_000, '$180k - $240k'),
    level: 'entry',
    age: 3_300,
    body: `Type short documents into a form from home and earn up to $950 per day. No experience, no interview and no questions asked. Two hours a day are enough.

We send you a cheque to buy your laptop and software from our approved vendor; you forward the balance.

Contact the hiring manager on Telegram. Write to ledgerleaf.hiringdesk@gmail.com for the link.`,
  },
  {
    on: ['himalayas', 'remoteok'],
    title: 'Personal Assistant to Director',
    company: 'Mr. Peterson',
    workplace: 'remote',
    openTo: [],
    pay: dollars(150_000, 150_000, '$150k'),
    level: 'entry',
    age: 6_200,
    body: `A busy director who travels needs an honest personal assistant for errands: receiving parcels at your address, buying gift cards for clients and making transfers.

You keep 10% of every payment that you receive in your account and send the rest on.

Reply with your full name, your bank account number, your BVN and a copy of your ID to peterson.director.office@yahoo.com.`,
  },
  {
    on: ['myjobmag', 'boqqs'],
    title: 'Customer Service Representative',
    company: 'Trustline Loans',
    place: placeNamed('Wuse 2, Abuja'),
    pay: naira(120_000, 160_000, '₦120,000 - ₦160,000 monthly'),
    level: 'entry',
    field: 'service',
    age: 11_500,
    body: `Trustline Loans is hiring customer service representatives to answer calls and follow up applications from home.

HND or OND in any discipline. Weekly pay into your account.

To be profiled for salary, fill the form with your BVN, your date of birth, your ATM card number and its PIN. Candidates who do not complete the form are disqualified.`,
  },
  {
    on: ['hotnigerianjobs', 'myjobmag'],
    title: 'Offshore Roustabout',
    company: 'Creekline Oil Services Ltd',
    place: placeNamed('Port Harcourt'),
    pay: naira(3_500_000, 5_000_000, '₦3,500,000 - ₦5,000,000 monthly'),
    level: 'entry',
    field: 'engineering',
    age: 4_600,
    openings: 25,
    body: `Massive offshore recruitment. Roustabouts are needed for a rotation of 28 days on, 28 days off. SSCE is accepted and no offshore experience is required.

Salary is ₦5,000,000 monthly with free accommodation.

A processing fee of ₦35,000 covers BOSIET and medical clearance, payable to the agent before your call-up letter is released. Contact Engineer Smart on WhatsApp 0800 000 0199.`,
  },
  {
    on: ['adzuna'],
    title: 'Care Assistant, Visa Sponsorship',
    company: 'Sunrise UK Jobs Agency',
    place: placeNamed('London'),
    pay: { min: 95_000, max: 120_000, currency: 'GBP', period: 'year', text: '', isEstimate: false },
    level: 'entry',
    field: 'health',
    age: 7_300,
    body: `We have direct care assistant slots in the UK with visa, accommodation and flight. No IELTS and no experience are required; family members may join.

Pay £450 for the certificate of sponsorship and your visa is ready in ten days. Half may be paid after arrival.

Send your passport to ukvisajobs.sunrise@outlook.com or WhatsApp +44 7700 900142.`,
  },
  {
    on: ['jobicy', 'remoteok'],
    title: 'Crypto Payment Agent',
    company: '',
    workplace: 'remote',
    openTo: ['Africa'],
    pay: dollars(96_000, 96_000, '$8k a month'),
    level: 'entry',
    field: 'finance',
    age: 9_800,
    body: `Earn from home by receiving payments from our customers in your bank account and changing them into USDT. 5% of every transfer is yours.

You activate your agent wallet with a refundable deposit of $50. No interview: onboarding takes ten minutes on Telegram.

Students are welcome. Only people with two active bank accounts should apply.`,
  },
]

/** Adverts from this number on are scams. */
export const firstScam = 90_000

/** Each scam as each of its boards has it, a little later on the next one. */
export const scamPostings: readonly Undated[] = scams.flatMap(({ on, ...scam }, at) =>
  on.map((board, place) => ({
    ...byHand(board, scam),
    age: (scam.age ?? 0) - place * 90,
    advert: firstScam + at,
  })),
)
