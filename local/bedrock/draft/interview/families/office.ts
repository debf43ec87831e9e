import { family } from '../family.ts'

export const officeFamilies = [
  family(
    'accounting',
    /\b(?:account(?:ant|ants|ing|s)?|audit\w*|tax|bookkeep\w*|treasury|credit (?:officer|analyst)|finance|financial|teller|cashier|bank(?:er|ing)?|actuar\w*|payroll|loan|investment)\b/i,
    `
t reconciling a bank account with the cash book
t posting supplier invoices
t preparing the month-end accounts
t checking expense claims before they are paid
t filing VAT and withholding tax
t following up customers who owe money
t counting stock at the end of the year
t answering an auditor's questions
t forecasting cash for the next quarter
t explaining a variance from the budget
b What is the difference between profit and cash, and why would a manager care?
b Which accounting records would you ask for first in a small shop that never kept any?
b A payment voucher has no receipt behind it. What do you do?
i The trial balance doesn't agree two hours before the deadline. Where do you look first?
i Tell me about a time you found money that was lost, double paid or never billed.
i How do you decide when a debt should be written off?
a How would you close the books in five days where it takes fifteen today?
a Which internal control would you add first in a company that has doubled in a year, and what would it cost?
a The managing director wants revenue booked a month early. How do you handle it?
`,
  ),
  family(
    'human resources',
    /\b(?:hr|human resources?|recruit\w*|talent|people (?:partner|operations|manager)|personnel|learning and development|training (?:officer|manager)|compensation)\b/i,
    `
t screening applications for a busy role
t interviewing a candidate
t bringing a new employee through the first month
t running payroll changes before the cut-off
t settling a complaint between two employees
t keeping employee records up to date
t holding a disciplinary hearing
t planning training for a department
t speaking with somebody who is leaving
t setting up performance reviews
b A line manager wants to hire without an interview. What would you say to them?
b Which papers would you want in every employee's file, and why those?
b How would you tell a candidate that another was chosen?
i Tell me about a hire that went wrong. What did you change in how you select?
i Staff leave one department twice as fast as the others. How do you find out why?
i How do you keep an investigation fair when everybody already has an opinion?
a How would you cut the payroll by a tenth and keep the people you need most?
a Tell me about a policy that you withdrew, and how you explained that to the workforce.
a Which numbers about people would you show the board each quarter, and what would you leave out?
`,
  ),
  family(
    'administration',
    /\b(?:admin\w*|secretar\w*|receptionist|front desk|office (?:manager|assistant|clerk)|personal assistant|executive assistant|data entry|clerk|typist|p\.?a\.?)\b/i,
    `
t arranging a meeting for several busy people
t writing the minutes of a meeting
t keeping files so that others find them
t answering the telephone for a whole office
t ordering supplies before they run out
t receiving visitors at the front desk
t preparing a letter for a director's signature
t planning a trip for somebody else
t entering records without errors
t handling papers that are confidential
b Two visitors and a ringing phone arrive in the same minute. What do you do first?
b How would you find your way into a filing system that somebody else left behind?
b Which programs do you use for letters and tables, and what did you last make with them?
i Tell me about a time when two managers wanted you at once. How did you settle it?
i How do you make sure that what was agreed in a meeting is really done?
i Somebody asks you for a file that they have no right to see. What do you say?
a How would you move an office from paper to shared folders without losing a week of work?
a What would you delegate, and what never, if you had three assistants?
a Tell me about an office routine that you abolished, and who resisted.
`,
  ),
  family(
    'procurement',
    /\b(?:procure\w*|purchas\w*|buyer|sourcing|supply chain|contracts? (?:officer|manager)|vendor|tender\w*)\b/i,
    `
t comparing three quotations
t negotiating a price with a supplier
t checking goods when they are delivered
t writing a request for proposals
t choosing a new vendor
t raising purchase orders
t keeping a contract register
t chasing a late delivery
t buying in dollars while the naira moves
t ending a contract with a supplier
b The cheapest quotation comes from a vendor nobody knows. What do you check?
b What belongs on a purchase order so that nobody can argue later?
b Why do companies ask for more than one quotation, and when would one be enough?
i Tell me about a saving that you negotiated. How did you know that it was real?
i A supplier sends you a hamper in December. What do you do with it?
i How do you rate vendors over a year, and what happens to the worst?
a Your only supplier of a vital part raises the price by 40 percent. What are your moves?
a How would you find out whether a tender in your department was rigged?
a What do you buy centrally and what do you leave to the sites, and why?
`,
  ),
  family(
    'legal',
    /\b(?:legal|lawyer|solicitor|barrister|counsel|paralegal|compliance|company secretary|attorney|litigat\w*)\b/i,
    `
t reviewing a contract for the first time
t drafting an agreement in plain words
t preparing a case for court
t advising a client who doesn't want to hear it
t keeping up with new laws and circulars
t filing returns with the regulator
t negotiating a settlement
t taking a statement from a witness
t doing due diligence on a company
t keeping a client's matter confidential
b Which clauses do you read first in an employment contract, and why?
b How would you explain to a trader why an oral agreement is a risk?
b How do you check that a case you want to cite is still good law?
i Tell me about advice you gave that the client did not follow. What happened?
i How do you balance what is legally safest with what the business needs by Friday?
i A colleague asks you to backdate a document. What do you do?
a When do you advise settling a case that you believe you would win?
a How would you build a compliance programme that people follow when nobody looks?
a Tell me about a legal risk that others had overlooked, and how you brought it to the board.
`,
  ),
  family(
    'project management',
    /\b(?:project|programme?|scrum|product owner|product manager|pmo|delivery manager|agile|monitoring and evaluation|m&e)\b/i,
    `
t planning a project from a vague request
t keeping a risk register that people read
t running a weekly status meeting
t telling a sponsor that the date can't be held
t agreeing the scope with a client
t following a budget through a project
t handing a finished project over
t getting work from people who don't report to you
t writing a report for a donor or a sponsor
t estimating how long a task takes
b What would you write on one page before a project begins?
b A task is reported as 90 percent done for three weeks. What do you ask?
b How would you keep track of who promised what, and by when?
i Tell me about a project that ended later than planned. When did you know, and whom did you tell?
i How do you say no to a change that an important stakeholder wants?
i Which project meeting would you cancel, and what would take its place?
a How do you decide that a project should be stopped?
a Two of your projects need the same engineer in the same month. Who decides, and on what grounds?
a What do you do in the first two weeks when you inherit a project that is failing?
`,
  ),
]
