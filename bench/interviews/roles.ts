import type { InterviewIndustry } from '../../shared/lists.ts'

export type Role = {
  readonly jobTitle: string
  readonly industry: InterviewIndustry
  readonly jobDescription: string
  /** Beginnings of words that belong to the work or its industry, chosen without a look at the questions. */
  readonly terms: string
}

/** Roles of our own, one of which nobody knows. */
const lines: readonly (readonly [string, InterviewIndustry, string, string])[] = [
  [
    'Accountant',
    'finance',
    'Prepare monthly management accounts. Reconcile bank accounts in Excel. QuickBooks is an advantage.',
    'account|audit|bank|book|budget|cash|credit|debt|expens|fee|financ|fraud|invoice|ledger|loan|money|naira|pay|profit|receipt|reconcil|regulat|revenue|stock|supplier|tax|variance|vat|voucher|inflation|central',
  ],
  [
    'Registered Nurse',
    'healthcare',
    '',
    'bed|care|child|clinic|colleague.* abroad|disease|doctor|dose|drug|famil|health|hospital|infect|medic|nurs|patient|pharmac|shift|treat|ward|wound|consent|notes|waiting room|equipment|outbreak',
  ],
  [
    'Secondary School Mathematics Teacher',
    'education',
    'Teach Mathematics to SS1 to SS3. Mark examinations and record results.',
    'class|curricul|examin|learn|lesson|mark|parent|pupil|school|student|subject|teach|textbook|waec|explain|mathemat',
  ],
  [
    'Sales Executive',
    'retail',
    'Visit pharmacies and shops in Surulere. Reach a monthly target.',
    'branch|brand|buy|credit|customer|deliver|discount|goods|market|pay|price|product|quotation|retail|sale|sell|shelf|shop|stock|supplier|target|rival|client|december',
  ],
  [
    'Digital Marketing Specialist',
    'marketing',
    'Run paid campaigns on Meta and Google Ads. Write monthly reports.',
    'advert|audience|brand|budget|buy|campaign|channel|client|content|customer|influencer|language|like|market|message|post|product|reach|social|online|phone|google|seo',
  ],
  [
    'Customer Service Officer',
    'technology',
    '',
    'app|call|chat|client|complain|customer|data|product|queue|refund|reply|service|software|support|user|ticket|case',
  ],
  [
    'Warehouse Supervisor',
    'manufacturing',
    'Supervise twelve loaders. Count stock every week. Inventory Management and Microsoft Excel are required.',
    'cargo|carton|count|deliver|dispatch|factory|fleet|floor|goods|inventor|line|load|machine|material|order|pack|plant|port|process|production|safety|scrap|shift|stock|store|supplier|truck|warehouse|waste|power|delay|quality',
  ],
  [
    'HR Officer',
    'consulting',
    '',
    'apprais|candidate|client|complaint|consult|department|disciplin|employ|hire|hr\\b|interview|investigat|leav|new employee|payroll|people|policy|recruit|staff|steering|team|training|vacan|report|billing',
  ],
  [
    'Administrative Assistant',
    'government',
    'Write the minutes of meetings. Keep files in order. Microsoft Office.',
    'admin|agenc|calendar|citizen|clerk|document|file|filing|form|government|letter|meeting|minutes|office|paper|phone|procedure|public|record|secret|suppl|telephone|trip|visitor|manager|budget|director',
  ],
  [
    'Civil Engineer',
    'construction',
    'Supervise concrete works on site. Use AutoCAD.',
    'architect|beam|block|build|cement|client.* pay|concrete|construct|contractor|defect|design|drawing|engineer|foundation|material|permit|programme|project|rain|road|safe|scaffold|site|survey|worker|autocad|measur',
  ],
  [
    'Truck Driver',
    'manufacturing',
    '',
    'brake|breakdown|checkpoint|customer|deliver|driv|engine|fuel|goods|journey|load|road|route|tyre|traffic|truck|trip|vehicle|line|factory|machine|production|shift|material|order|plant|scrap|diesel|papers',
  ],
  [
    'Security Guard',
    'retail',
    '',
    'alarm|badge|bag|break-in|camera|fire|gate|guard|incident|key|night|parcel|patrol|post|search|secur|site|theft|visitor|stock|shop|goods|december|customer|supplier|branch|price|shelf',
  ],
  [
    'Hotel Receptionist',
    'retail',
    'Welcome guests. Handle bookings in Opera.',
    'attendant|book|check-in|customer|food|front|guest|hotel|hygiene|kitchen|meal|reception|restaurant|review|room|service|table|goods|price|stock|shop|december|wedding|waiter|house',
  ],
  [
    'Legal Officer',
    'energy',
    '',
    'advice|advis|agreement|board|case|client|clause|communit|complian|contract|court|document|draft|due diligence|equipment|evidence|law|legal|licen|permit|pipeline|regulat|return|settle|solar|statement|tank|witness|confidential|shutdown',
  ],
  [
    'Graphic Designer',
    'media',
    'Design layouts for print and social media. Adobe Photoshop and Illustrator.',
    'advertis|audience|brand|brief|client|colour|design|developer|draw|graphic|illustrat|layout|news|photoshop|picture|print|sketch|style|type|user|video|deadline|source|rights|comments|election|alternative',
  ],
  [
    'Project Manager',
    'nonprofit',
    '',
    'beneficiar|budget|change|client|communit|donor|field|grant|handover|meeting|milestone|partner|plan|programme|project|report|risk|schedul|scope|sponsor|stakeholder|task|volunteer|deadline|promised|date',
  ],
  [
    'Farm Manager',
    'agriculture',
    '',
    'agri|animal|chick|credit|crop|farm|feed|fertili|flock|harvest|livestock|pest|plant|poultry|rain|season|seed|soil|vaccin|water|yield|market|road',
  ],
  [
    'Electrician',
    'energy',
    'Wire houses and install solar panels. Test every installation before handover.',
    'apprentice|breaker|cable|circuit|current|electric|equipment|fault|generator|inspection|install|isolat|machine|maintenance|panel|permit|pipeline|power|repair|safe|solar|tank|tool|wir|workshop|communit|shutdown|battery|material|test',
  ],
  [
    'Pharmacist',
    'healthcare',
    '',
    'antibiotic|clinic|counterfeit|disease|dispens|doctor|dose|drug|expir|health|medicine|patient|pharmac|power cut|prescri|stock|vaccine|waiting room|famil|records|treat|technician|brand|outbreak|abroad',
  ],
  [
    'Snake milker',
    'healthcare',
    '',
    'snake|milker|venom|clinic|disease|famil|health|medicine|patient|hospital|outbreak|treat|power cut',
  ],
]

export const roles: readonly Role[] = lines.map(([jobTitle, industry, jobDescription, terms]) => ({
  jobTitle,
  industry,
  jobDescription,
  terms,
}))
