import { expect, test } from 'vitest'
import { kindsInJob } from './job-line.testing.ts'

test.each([
  [
    'Receptionist',
    'tell housekeeping which rooms to clean',
    'Coordinate with housekeeping on rooms to clean.',
  ],
  ['Nanny', 'supervise 2 children at play', 'Supervised two children at play.'],
  ['Teacher', 'taught maths and took the football team', 'Coached the football team.'],
  ['Porter', 'push patients to x-ray', 'Push patients to X-ray.'],
  ['Trader', 'sell layers when owner agrees price', 'Sold layers at prices approved by the owner.'],
  ['Clerk', 'processed pension and NHF forms', 'Processed pension and National Housing Fund forms.'],
  ['Lab student', 'test pH of milk in the lab', 'Tested the pH of milk in a quality control lab.'],
  [
    'Plumber',
    'carry tools / later my oga let me fix bathrooms alone',
    'Carried tools, and later fixed bathrooms alone.',
  ],
  ['Teacher', 'exam invigilator for BECE', 'Invigilated BECE.'],
  ['Vice Principal', 'check lesson notes and sign', 'Check and approve lesson notes.'],
  ['Baker', '2 boys under me at the oven', 'Supervised two assistants at the oven.'],
  ['Designer', 'use Canva for flyers', 'Designed flyers in Canva.'],
  ['Foreman', 'allocate tasks to 5 workers', 'Allocated tasks to five workers.'],
  ['Project Coordinator', 'supervise 4 facilitators', 'Led a team of four facilitators.'],
  ['Teacher', 'phonics group for slow readers', 'Run a phonics group for slow readers.'],
  [
    'Officer',
    'contributed to the proposal, I wrote the needs section',
    'Wrote the needs section of the proposal.',
  ],
  ['Volunteer', 'helped share food', 'Shared food, as a helper.'],
  ['Chef', 'run the grill section, 2 commis under me', 'Supervise two commis on the grill section.'],
  ['Trader', 'I have two apprentices and one hired tailor', 'Manage two apprentices and a hired tailor.'],
  ['Officer', 'my manager drafts the budget, I type letters', 'Typed the budget that the manager drafts.'],
  ['Nurse', 'assist with monthly QC, I write the values', 'Recorded values for the monthly quality control.'],
  ['Clerk', 'one of 4 clerks', 'One of four clerks.'],
  ['Teacher', 'Take the practical classes in the laboratory', 'Conduct laboratory practicals.'],
  ['Engineer', 'lead 5 engineers, sometimes cover for the manager', 'Cover for the manager at times.'],
  ['Nurse', 'ward in-charge, 12 nurses', 'Head a ward of twelve nurses.'],
  ['Head of Science', 'led 5 science teachers', 'Headed the science department.'],
  ['Chef', 'phonics group on Wednesdays', 'Run a phonics group.'],
  ['Clerk', 'my supervisor travels and I lead the team', 'Led the team.'],
  ['Analyst', 'attend meetings, present sales figures', 'Presented at meetings.'],
  ['Clerk', 'draft letters for Mrs Obi', 'Drafted letters.'],
])('%s who said "%s" may say: %s', (title, facts, line) => {
  expect(kindsInJob(title, facts.replaceAll(' / ', '\n'), line)).not.toContain('rank')
})

test.each([
  ['Nurse', 'female ward, 18 beds, rotating shifts', 'Headed the 18-bed female ward.'],
  [
    'Station Supervisor',
    'supervise attendants on afternoon shift',
    'Supervised the attendants on every shift.',
  ],
  ['Cashier', 'take complaints to the manager', 'Resolved complaints with full authority.'],
  ['HR Officer', 'payroll inputs for 140 staff', 'Run the payroll end to end for 140 staff.'],
  ['Creche Attendant', 'bath babies', 'Managed the creche and its attendants.'],
  ['Teaching Assistant', 'read with the children', 'Taught reading to the children.'],
  ['Nursery Teacher', 'read stories', 'Trained the other teachers in reading stories.'],
  ['Dispatch rider', 'deliver parcels', 'Assigned parcels to the other riders.'],
  ['Planner', 'book halls, client signs the budget', 'Approved the budget of halls.'],
  ['Agent', 'sat in when our head of sales met the landlord', 'Led the talks with the landlord.'],
  ['Baker', 'weigh flour by recipe card', 'Developed the recipe cards.'],
  ['Designer', 'contribute to the design system', 'Built the design system.'],
  ['Nurse', 'dress wounds, check drips', 'Dressed wounds, supervised the nurses.'],
  ['Account Manager', 'call clients', 'Led a team that called clients.'],
  ['Lab Scientist', 'QC before running samples / supervise 2 lab technicians', "Manage the laboratory's QC."],
  // Whom and what somebody led.
  ['Physiotherapist', 'supervise one assistant, and interns', 'Supervise several physiotherapists.'],
  ['Chef', 'run the grill section', 'Run the kitchen.'],
  ['Technician', 'lead two helpers / wired a clinic with 4 other technicians', 'Led four technicians.'],
  ['Developer', 'attend sprint planning, PM leads it', 'Lead sprint planning.'],
  ['Teacher', 'invigilate exams', 'Coordinated exams.'],
  // What somebody else does.
  ['Clerk', 'my manager drafts the budget and I type it', 'Drafted the budget.'],
  ['Clerk', 'prepare leave letters for the manager to sign', 'Signed leave letters.'],
  ['Installer', 'engineer designs the system, I wire it', 'Designed the systems.'],
  ['Clerk', 'matron does the roster, I print it', 'Made the roster.'],
  ['Clerk', 'my boss does the payroll, I collect timesheets', 'Ran the payroll.'],
  ['Clerk', 'Mrs Obi drafts the budget, I type it', 'Drafted the budget.'],
  ['Apprentice', 'Engr. Musa Bello designed the wiring, I pulled cables', 'Designed the wiring.'],
  ['Intern', 'watch the engineer repair pumps', 'Repaired pumps.'],
  ['Teacher', 'phonics group on Wednesdays', 'Run a group of teachers.'],
  // A verb of less responsibility.
  ['Analyst', 'attend the Monday case conference', 'Presented at the Monday case conference.'],
  ['Analyst', 'attend case conferences', 'Presented at case conferences.'],
  ['Analyst', 'attend meetings', 'Presented at meetings.'],
  ['Assistant', 'arrange the hall for trainings', 'Conducted trainings.'],
  ['Support', 'escalate server faults to the server team', 'Resolved server faults.'],
  ['Cook', 'suggested two dishes for the winter menu', 'Created the winter menu.'],
  ['Teacher', "used the ministry's exercise sheets", 'Designed exercise sheets.'],
  ['Enumerator', 'one of 6 enumerators in the survey', 'Ran the survey.'],
  // A part, or now and then.
  ['Clerk', 'checked 40 of the 200 questionnaires', 'Checked all 200 questionnaires.'],
  ['Tailor', 'supply one private school', 'Supply private schools.'],
  ['Trainer', 'teach the new intern', 'Trained all interns.'],
  ['Nurse', 'when the in-charge is on leave I draw up the roster', 'Draw up the roster every month.'],
  ['Clerk', 'weekly report to my team lead', 'Presented the weekly report to the board.'],
])('%s who said "%s" may not say: %s', (title, facts, line) => {
  expect(kindsInJob(title, facts.replaceAll(' / ', '\n'), line)).toEqual(['rank'])
})

test.each([
  ['Guard', 'when a guard does not come I take his post', 'Fill the post of any absent guard.', []],
  ['Guard', 'lead team of 14 guards', 'Lead and inspect a team of 14 guards.', []],
  ['Site Engineer', 'report to the resident engineer', 'As Resident Engineer, wrote reports.', ['title']],
  ['Pharmacist', 'dispense to outpatients', 'Chief Pharmacist dispensing to outpatients.', ['title']],
  ['Aide', 'acted as project officer for 2 weeks', 'Project Officer for the camps.', ['title']],
  ['Aide', 'acted as project officer for 2 weeks', 'Acted as project officer.', []],
  ['Aide', 'when the matron was away I acted for her', 'Acted as matron when she was away.', []],
  ['Aide', 'report to the matron', 'Acted as matron.', ['title']],
  ['Apprentice Tailor', 'learnt sewing', 'Trained as a tailor.', []],
  ['Loader', 'drove a forklift', 'Loaded pallets before becoming a forklift driver.', []],
  ['Bursar', 'prepare payroll', 'Bursar and Head of Human Resources, preparing payroll.', ['title']],
] as const)('titles: %s who said "%s": %s', (title, facts, line, kinds) => {
  expect(kindsInJob(title, facts, line).filter(kind => kind === 'title')).toEqual(kinds)
})
