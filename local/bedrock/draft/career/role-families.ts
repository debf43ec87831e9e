/** What a kind of work asks for in Nigeria. */
export type RoleFamily = {
  /** Words of titles and industries, a star for any ending; the more that a title has, the nearer it is. */
  readonly words: string
  /** The most needed first. */
  readonly skills: string
  /** What employers know, most wanted first. */
  readonly certificates: string
  /** A piece of work that one can do alone, on a phone or a cheap laptop. */
  readonly practice: string
}

export const roleFamilies: readonly RoleFamily[] = [
  {
    words:
      'accountant accounts accounting bookkeeper finance financial controller audit* tax treasury payables',
    skills:
      'Financial Reporting, IFRS, Tax, Microsoft Excel, Reconciliation, Budgeting, Payroll, QuickBooks, Internal Audit, Financial Analysis',
    certificates: 'ICAN, ACCA, CITN (taxation), ATS',
    practice:
      'keep the books of a small shop, a church or a family business for one month in a free spreadsheet, and close the month with a one-page report',
  },
  {
    words: 'bank* teller credit loan relationship microfinance fintech branch cash investment',
    skills:
      'Credit Analysis, KYC, Customer Service, Risk Management, Financial Analysis, Relationship Management, Microsoft Excel, Loan Recovery, Sales, Compliance',
    certificates: 'CIBN (ACIB), ICAN, CFA, CISI',
    practice:
      'take three small businesses that you know, and write a one-page credit note on each: what comes in, what goes out, what could go wrong',
  },
  {
    words: 'nurse nursing midwife matron ward',
    skills:
      'Patient Care, Infection Control, Critical Care, First Aid, Medication Administration, Health Records, Patient Education, Communication, Midwifery, Triage',
    certificates: 'NMCN licence (RN), RM, BLS, ACLS',
    practice:
      'write up five patients of your last placement without names, as a handover would say them, and ask a senior colleague to mark them',
  },
  {
    words:
      'doctor medical physician clinical surgeon health hospital pharmacist pharmacy laboratory physiotherapist radiographer optometrist dentist',
    skills:
      'Patient Care, Clinical Documentation, Infection Control, Public Health, Health Records, Pharmacy, Medical Laboratory, Communication, Quality Assurance, Data Collection',
    certificates: 'MDCN licence, PCN licence, MLSCN licence, BLS',
    practice:
      'write a short audit of one routine at your clinic: what the guideline says, what is done, and one thing that would bring them together',
  },
  {
    words:
      'public community epidemiolog* immunisation nutrition programme officer ngo humanitarian development monitoring evaluation meal m&e field gender protection wash',
    skills:
      'Monitoring and Evaluation, Data Collection, Report Writing, Community Mobilisation, Proposal Writing, Microsoft Excel, Public Health, Stakeholder Management, Power BI, Safeguarding',
    certificates: 'PMD Pro, PMP, CMEP, Sphere (humanitarian standards)',
    practice:
      'design a ten-question survey on your phone with a free form, ask twenty people in your area, and write two pages on what you found',
  },
  {
    words:
      'teacher teaching tutor lecturer education educator principal school instructor academic curriculum head',
    skills:
      'Teaching, Curriculum Development, Classroom Management, Assessment, E-learning, Special Needs Education, Microsoft PowerPoint, School Administration, Communication, Early Years Teaching',
    certificates: 'TRCN, PGDE, NCE, Montessori diploma',
    practice:
      'record one lesson of ten minutes on your phone, watch it with the lesson plan in hand, and teach it again with two changes',
  },
  {
    words:
      'software developer engineer backend frontend fullstack programmer web mobile android ios stack back front end',
    skills: 'Git, JavaScript, SQL, REST APIs, TypeScript, Unit Testing, Docker, CI/CD, AWS, Agile',
    certificates:
      'AWS Certified Cloud Practitioner, AWS Certified Developer, Microsoft Azure Fundamentals, Oracle Certified Java Programmer',
    practice:
      'build one small thing that somebody around you would use, such as a price list for a shop, and put its code and a clear readme in public',
  },
  {
    words: 'data analyst analytics scientist bi business intelligence reporting statistician insights',
    skills:
      'SQL, Microsoft Excel, Power BI, Python, Statistics, Data Cleaning, Tableau, Data Visualisation, Report Writing, Stakeholder Management',
    certificates: 'Microsoft Power BI Data Analyst, Google Data Analytics, CAP, DASCA',
    practice:
      'take an open table of the National Bureau of Statistics, clean it, ask it three questions, and write one page with two charts',
  },
  {
    words: 'devops cloud infrastructure site reliability platform systems',
    skills: 'Linux, AWS, Docker, Kubernetes, CI/CD, Terraform, Networking, Python, Systems Monitoring, Git',
    certificates: 'AWS Solutions Architect, CKA (Kubernetes), Linux+ or LFCS, Microsoft Azure Administrator',
    practice:
      'run a small service on a free Linux machine, break it on purpose three times, and write down how you brought it back',
  },
  {
    words: 'network it support helpdesk technician hardware administrator desktop telecom*',
    skills:
      'Networking, Troubleshooting, Windows Server, Linux, Microsoft Office, Customer Service, Cisco, Hardware Repair, ITIL, Cybersecurity',
    certificates: 'CCNA, CompTIA A+, CompTIA Network+, ITIL Foundation',
    practice:
      'keep a log of every fault that you mend for friends and neighbours for a month: sign, cause, remedy, time',
  },
  {
    words: 'security cyber* penetration soc information',
    skills:
      'Networking, Linux, Cybersecurity, Penetration Testing, Risk Management, Incident Response, Python, ISO 27001, SIEM, Report Writing',
    certificates: 'CompTIA Security+, CEH, ISO 27001 Lead Implementer, CISSP',
    practice:
      'harden one old laptop or router step by step, and write each step down as a checklist that others could follow',
  },
  {
    words: 'product owner manager agile scrum digital',
    skills:
      'Product Management, User Research, Agile, Roadmapping, SQL, Stakeholder Management, Jira, Prioritisation, Data Analysis, Writing Requirements',
    certificates: 'CSPO, PSPO I, PSM I, AIPMM CPM',
    practice:
      'choose an app that you use daily, talk to five people who use it, and write two pages: the problem, three ways to solve it, the one you would build first',
  },
  {
    words: 'project programme manager coordinator pmo delivery',
    skills:
      'Project Management, Stakeholder Management, Risk Management, Budgeting, Scheduling, Report Writing, Microsoft Project, Agile, Procurement, Leadership',
    certificates: 'PMP, CAPM, PRINCE2, CSM',
    practice:
      'plan something real that is coming up, such as an event or a move, with a scope, a budget, dates and a list of risks, and compare plan and outcome afterwards',
  },
  {
    words: 'design* ui ux graphic* product visual brand motion illustrator',
    skills:
      'Figma, User Research, Graphic Design, Typography, Prototyping, Adobe Photoshop, Adobe Illustrator, Wireframing, Accessibility, Presentation Skills',
    certificates: 'Google UX Design, Adobe Certified Professional, NN/g UX Certification',
    practice:
      'redraw one screen of a bank or bus app, test it with three people on their own phones, and show what you changed because of them',
  },
  {
    words: 'marketing digital social media brand growth seo content communications pr advertising community',
    skills:
      'Content Marketing, SEO, Social Media Management, Google Analytics, Copywriting, Facebook Ads, Email Marketing, Canva, Market Research, Data Analysis',
    certificates: 'NIMN, CIM, Google Ads, ARCON licence',
    practice:
      'look after the page of one small business for thirty days, note followers, messages and sales each week, and write down what moved them',
  },
  {
    words:
      'writer writing editor content copywriter journalist reporter media broadcast news presenter producer',
    skills:
      'Copywriting, Editing, Research, SEO, Interviewing, Social Media Management, WordPress, Proofreading, Video Editing, Storytelling',
    certificates: 'NIJ diploma, NUJ membership, NIPR',
    practice:
      'publish four pieces in four weeks on one subject that you know, each checked by another person before it goes out',
  },
  {
    words: 'sales representative account executive business development merchandis* retail field',
    skills:
      'Sales, Negotiation, Customer Relationship Management, Lead Generation, Presentation Skills, Microsoft Excel, Market Research, Salesforce, Key Account Management, Reporting',
    certificates: 'NIMN, CISMN (sales management), CIM',
    practice:
      'write down your last ten sales talks: what was asked, what stopped the customer, what you said, and try one better answer each week',
  },
  {
    words: 'customer service call centre center support success care representative',
    skills:
      'Customer Service, Communication, Zendesk, Conflict Resolution, Typing, Customer Relationship Management, Microsoft Excel, Email Writing, Data Entry, Upselling',
    certificates: 'CICSN (customer service), ICS, HDI Customer Service Representative',
    practice:
      'write ten answers to hard complaints, read each of them aloud, and cut it until it says sorry, what is done, and by when',
  },
  {
    words: 'human resources hr people talent recruit* hrbp generalist learning compensation',
    skills:
      'Recruitment, Labour Law, Payroll, Performance Management, Employee Relations, HRIS, Microsoft Excel, Onboarding, Training, Conflict Resolution',
    certificates: 'CIPM, SHRM-CP, HRCI aPHRi or PHRi, CIPD',
    practice:
      'write the full hiring pack for one job at a business that you know: advert, five questions, a scoring sheet, an offer letter, a first-week plan',
  },
  {
    words: 'administrat* office secretary executive assistant receptionist front desk clerk personal virtual',
    skills:
      'Office Administration, Microsoft Excel, Microsoft Word, Diary Management, Minute Taking, Record Keeping, Communication, Google Workspace, Travel Arrangements, Typing',
    certificates: 'CIA Nigeria (administration), ICSAN, Microsoft Office Specialist',
    practice:
      'take the minutes of one meeting each week, of any club or church, and send them out the same day with names and dates for each task',
  },
  {
    words:
      'logistics supply chain procurement warehouse inventory store* operations planner dispatch* demand buyer purchasing shipping clearing',
    skills:
      'Supply Chain Management, Inventory Management, Procurement, Demand Planning, Microsoft Excel, SAP, Negotiation, Warehouse Management, Power BI, Supplier Management',
    certificates: 'CIPS, CILT, ASCM CPIM, CSCP',
    practice:
      'count the stock of one small shop every week for a month, find what runs out and what lies, and propose an order list to the owner',
  },
  {
    words: 'driver driving rider transport haulage chauffeur fleet truck vehicle* bus car',
    skills:
      'Defensive Driving, Vehicle Maintenance, Route Planning, Road Safety, Record Keeping, First Aid, Customer Service, Fuel Management, GPS Tracking, Communication',
    certificates: 'FRSC commercial licence, FRSC defensive driving certificate, First Aid, HSE Level 1',
    practice:
      'keep a log for a month of each trip: distance, fuel, time, faults found before leaving, and what it says of your driving',
  },
  {
    words: 'civil structural site building construction quantity surveyor architect* estate builder',
    skills:
      'AutoCAD, Project Management, Site Supervision, Bill of Quantities, Revit, Health and Safety, Structural Design, Quality Control, Report Writing, Microsoft Project',
    certificates: 'COREN, NSE, NIQS or QSRBN, ARCON',
    practice:
      'measure one room of your house, draw it, and write its bill of quantities with prices from your own market',
  },
  {
    words:
      'mechanical electrical electrician* mechanic maintenance production manufacturing plant process technician electronics instrumentation factory welder fitter generator refrigeration',
    skills:
      'Preventive Maintenance, Troubleshooting, Health and Safety, AutoCAD, Lean Manufacturing, Quality Control, PLC, Electrical Installation, Root Cause Analysis, Technical Reports',
    certificates: 'COREN, NSE, NABTEB or Trade Test, Lean Six Sigma Green Belt',
    practice:
      'choose one machine that you can reach, even a generator, and keep a maintenance plan and a log of faults for it for two months',
  },
  {
    words: 'hse safety health environment* environmental compliance hazard fire',
    skills:
      'Risk Assessment, Incident Investigation, Health and Safety, ISO 45001, First Aid, Fire Safety, Environmental Management, Report Writing, Training, Auditing',
    certificates: 'NEBOSH IGC, ISPON, HSE Level 3, IOSH Managing Safely',
    practice:
      'write a risk assessment of three places that you know, such as a market stall, a workshop and a kitchen, with one cheap remedy for each risk',
  },
  {
    words: 'oil gas petroleum drilling energy power solar renewable reservoir geolog* subsea',
    skills:
      'Health and Safety, Process Engineering, Project Management, Instrumentation, Solar Installation, AutoCAD, Data Analysis, Risk Assessment, Technical Reports, Microsoft Excel',
    certificates: 'COREN, NEBOSH IGC, BOSIET, COSSE or NABCEP (solar)',
    practice:
      'choose one plant, well or solar system that you can read about in public reports, and write two pages: how it works, its three largest risks, what you would measure each day',
  },
  {
    words: 'agric* agronom* farm* livestock poultry crop extension food agribusiness veterinar*',
    skills:
      'Agronomy, Farm Management, Extension Services, Data Collection, Record Keeping, Soil Science, Pest Management, Agribusiness, Report Writing, Livestock Management',
    certificates:
      'NIA membership, ARCN in-service certificates, VCN licence (veterinary), GLOBALG.A.P. farm assurer',
    practice:
      'keep a season’s record of one plot or pen, however small: what went in, what came out, what it cost and what it sold for',
  },
  {
    words: 'lawyer legal solicitor barrister counsel company secretary paralegal compliance contract',
    skills:
      'Legal Research, Contract Drafting, Litigation, Company Secretarial, Compliance, Negotiation, Corporate Law, Data Protection, Report Writing, Due Diligence',
    certificates: 'BL (call to bar), ICSAN, CIArb, NDPC data protection officer',
    practice:
      'rewrite one standard tenancy or sales agreement in plain English, and note beside each clause whom it protects',
  },
  {
    words:
      'hotel hospitality chef cook restaurant catering kitchen waiter steward housekeep* tourism travel event* barista',
    skills:
      'Food Safety, Customer Service, Menu Planning, Cost Control, Inventory Management, Front Desk, Event Planning, Hygiene, Team Supervision, Opera PMS',
    certificates: 'HACCP or Food Safety Level 2, NIHOTOUR, IATA (travel), ServSafe',
    practice:
      'cost five dishes down to the pinch of salt, set their prices, and cook one of them for ten people within the budget',
  },
  {
    words: 'fashion tailor seamstress beauty hair* makeup stylist cosmetolog* artisan carpenter plumber',
    skills:
      'Pattern Drafting, Customer Service, Pricing, Bookkeeping, Quality Control, Social Media Management, Inventory Management, Time Management, Product Photography, Supplier Management',
    certificates: 'NABTEB, Trade Test, ITF certificates, City and Guilds',
    practice:
      'take five jobs from start to end with a written price, a date and a photograph of the work, and ask each customer for two lines about it',
  },
  {
    words: 'security guard officer surveillance protocol facility facilities janitor cleaner',
    skills:
      'Access Control, Incident Reporting, First Aid, Fire Safety, CCTV Operation, Communication, Customer Service, Facility Management, Conflict Resolution, Record Keeping',
    certificates: 'NSCDC-approved guard training, IFMA FMP, HSE Level 1, First Aid',
    practice:
      'write an incident report each week of something that you saw: who, what, when, where, what was done, in half a page',
  },
  {
    words: 'insurance underwriter actuar* claims broker risk pension',
    skills:
      'Underwriting, Claims Management, Risk Assessment, Microsoft Excel, Customer Service, Sales, Financial Analysis, Compliance, Report Writing, Negotiation',
    certificates: 'CIIN, NCRIB, IFoA or SOA exams, PenCom agent accreditation',
    practice:
      'read two policies, of a car and of health, and write one page each on what they cover, what they leave out, and what a claim needs',
  },
  {
    words:
      'government civil servant policy public administration ministry legislative diplomat research* economist',
    skills:
      'Policy Analysis, Report Writing, Research, Microsoft Excel, Data Analysis, Public Speaking, Stakeholder Management, Procurement, Project Management, Statistics',
    certificates: 'CIPA Nigeria, PMP, NIM, ICAN (public sector)',
    practice:
      'choose one bill or budget line, read it whole, and write a two-page brief: what it changes, for whom, what it costs',
  },
]

/** Where no list fits: what almost every advert asks for. */
export const generalSkills =
  'Microsoft Excel, Report Writing, Communication, Project Management, Data Analysis, Presentation Skills'
export const generalPractice =
  'choose one task of that work, do it for somebody around you at no cost, and write half a page on what you did and what came of it'
