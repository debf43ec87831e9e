/** The adverts of the judgements, written by us: key | title | company | location | days ago | skills | text. */
export const adverts = `
acc1 | Accountant | Palmcrest Foods | Ikeja, Lagos | 2 | Excel, QuickBooks | Keep the ledgers of three bakeries, reconcile the bank every week and file VAT.
acc2 | Senior Accountant | Lagoon Capital | Victoria Island, Lagos | 5 | SAP, IFRS | Lead the month-end close and a team of two accountants.
acc3 | Accountant | Savanna Hospitals | Abuja | 9 | Sage, Excel | Payroll, payables and the yearly audit of a group of clinics.
acc4 | Account Officer | Unity Microfinance Bank | Lagos | 4 | Sales | Open accounts for market traders and collect their savings every day.
acc5 | Accounts Assistant | Kora Logistics | Apapa, Lagos | 1 | Excel | Post invoices and receipts, and help the accountant at month end.
acc6 | Accountant | Delta Steel Works | Warri, Delta | 48 | Tally | Stock and cost accounting in a rolling mill.
acc7 | Accountant | Quick Hire Ventures | Lagos | 0 | | Earn ₦600,000 weekly. Pay ₦5,000 for your form and start today.
acc8 | Key Account Manager | Blue Beverages | Lagos | 3 | Negotiation | Look after supermarkets and hotels as our largest customers.
acc9 | Finance Manager | Crestview Schools | Lekki, Lagos | 6 | Budgeting, IFRS | Own budgets and reporting. A qualified accountant (ICAN) with eight years.
acc10 | Internal Auditor | Zenon Insurance | Lagos | 12 | Audit | Test controls in branches. Accountants with an audit background are welcome.
acc11 | Graduate Accountant Trainee | Iroko Advisory | Lagos | 7 | Excel | A two-year training contract for fresh graduates of accounting.
acc12 | Tax Accountant | Baobab Partners | Port Harcourt, Rivers | 10 | Tax | Company income tax, VAT and transfer pricing for oil service clients.
acc13 | Store Keeper | Palmcrest Foods | Ikeja, Lagos | 1 | Inventory | Count flour and sugar every morning and report to the accountant.
acc14 | Remote Bookkeeper | Ledgerly | Remote (Africa) | 3 | Xero, QuickBooks | Books of small firms in the UK, from home.
fe1 | Frontend Developer | Paygrid | Lagos | 2 | React, TypeScript | Build the dashboard that merchants use all day.
fe2 | Front-End Engineer | Chowdeck Labs | Remote (Nigeria) | 4 | React, JavaScript | Ship our ordering app for phones on slow lines.
fe3 | Senior Front End Developer | Kuda Systems | Remote (Worldwide) | 8 | Vue, TypeScript | Own our design system.
fe4 | React Native Developer | Farmlink | Abuja | 6 | React Native, JavaScript | An app for farmers that works offline.
fe5 | Full Stack Developer | Eko Software | Yaba, Lagos | 3 | React, Node.js, PostgreSQL | From the database to the browser, front end and back end.
fe6 | Backend Developer | Paygrid | Lagos | 2 | Node.js, Go | Ledgers and payouts. You work beside frontend developers.
fe7 | Web Designer | Sunrise Media | Ibadan, Oyo | 15 | Figma, WordPress | Landing pages and banners. Some HTML.
fe8 | Front Desk Officer | Harbour Hotel | Lagos | 1 | Communication | Welcome guests, answer calls and book rooms.
fe9 | Frontend Developer | Berlin Mobility | Berlin, Germany | 2 | React | On site in Berlin, no visa help.
fe10 | Frontend Developer (US only) | Acme Cloud | Remote (United States) | 1 | React | You must live in the United States.
fe11 | Frontend Developer | Old Stack | Lagos | 58 | jQuery | Keep old pages alive.
be1 | Backend Engineer | Moneta | Remote (Africa) | 3 | Java, Spring, PostgreSQL | Payments across five countries.
be2 | Software Engineer, Backend | Sahel Data | Abuja | 7 | Python, Django | APIs for health programmes.
be3 | Node.js Developer | Kora Logistics | Lagos | 5 | Node.js, MongoDB | Tracking of riders in real time.
be4 | Software Engineer | Bank of the Delta | Lagos | 11 | C#, .NET | Core banking on .NET.
be5 | C++ Engineer | Lagoon Robotics | Lagos | 9 | C++, Linux | Control software for drones.
be6 | Golang Developer | Streamline | Remote (EMEA) | 4 | Go, Kubernetes | Services in Go that handle a million calls a minute.
be7 | PHP Developer | Sunrise Media | Ibadan, Oyo | 13 | PHP, Laravel | Shops and school portals in Laravel.
be8 | Python Developer | Agritrack | Remote (Worldwide) | 2 | Python, FastAPI | Weather and crop data.
be9 | DevOps Engineer | Moneta | Remote (Africa) | 6 | AWS, Kubernetes, Terraform | Keep our clusters healthy.
be10 | Cloud Engineer | Netlink Africa | Lagos | 10 | Azure, Linux | Move banks to the cloud. DevOps habits help.
be11 | Mobile Developer (Flutter) | Farmlink | Lagos | 3 | Flutter, Dart | One app for Android and iPhone.
be12 | IT Support Officer | Crestview Schools | Lekki, Lagos | 2 | Windows, Networking | Laptops, printers and the school's network.
be13 | Network Engineer | Netlink Africa | Abuja | 8 | Cisco | Branch networks of banks.
be14 | Cyber Security Analyst | Bank of the Delta | Lagos | 4 | SIEM | Watch and answer alarms, day and night in shifts.
be15 | Software Tester | Eko Software | Yaba, Lagos | 5 | Selenium | Quality assurance of web and mobile releases.
be16 | QA Engineer | Moneta | Remote (Nigeria) | 6 | Cypress | Automate what we test by hand.
be17 | Java Developer | Zenon Insurance | Lagos | 20 | Java, Spring | Policies and claims.
be18 | JavaScript Instructor | Code Village | Abuja | 9 | JavaScript | Teach beginners to program on weekends.
data1 | Data Analyst | Blue Beverages | Lagos | 2 | SQL, Power BI | Sales reports by region and week.
data2 | Data Analyst | Health Aid | Maiduguri, Borno | 5 | Excel, DHIS2 | Clean and report data of nutrition programmes.
data3 | Data Scientist | Moneta | Remote (Africa) | 7 | Python, SQL | Credit scoring models.
data4 | Business Analyst | Bank of the Delta | Lagos | 3 | SQL, Visio | Write requirements and test them with users.
data5 | Data Entry Clerk | Statsline | Abuja | 1 | Excel, Typing | Type census forms.
data6 | Data Engineer | Sahel Data | Remote (Nigeria) | 9 | Python, Airflow | Pipelines that analysts rely on.
data7 | Machine Learning Engineer | Agritrack | Remote (Worldwide) | 11 | Python, PyTorch | See disease on leaves.
data8 | Financial Analyst | Lagoon Capital | Victoria Island, Lagos | 6 | Excel, Valuation | Models of companies that we may buy.
data9 | Research Assistant | Policy House | Abuja | 14 | Statistics | Interview households and analyse the data.
hr1 | Human Resources Officer | Palmcrest Foods | Ikeja, Lagos | 3 | Recruitment, Payroll | Hiring, leave and discipline for 300 staff.
hr2 | HR Manager | Kora Logistics | Lagos | 8 | HRIS | Lead people, pay and culture.
hr3 | Talent Acquisition Specialist | Moneta | Remote (Nigeria) | 2 | Sourcing | Fill engineering roles in six weeks.
hr4 | HR Business Partner | Bank of the Delta | Abuja | 12 | Coaching | Beside the heads of branches.
hr5 | Training Officer | Zenon Insurance | Lagos | 6 | Facilitation | Courses for agents, with the human resources team.
hr6 | Executive Assistant | Lagoon Capital | Victoria Island, Lagos | 4 | Scheduling | The calendar and travel of our chief executive.
hr7 | Administrative Officer | Crestview Schools | Lekki, Lagos | 5 | Filing | Office supplies, letters and visitors.
hr8 | Admin Assistant | Health Aid | Abuja | 2 | Excel | Cars, meetings and petty cash of the office.
hr9 | Receptionist | Savanna Hospitals | Abuja | 3 | Communication | First face of the clinic.
hr10 | HR Intern | Iroko Advisory | Lagos | 1 | | Help to plan interviews. For students.
hlt1 | Registered Nurse | Savanna Hospitals | Abuja | 2 | Nursing | Day and night shifts on the ward. NMCN licence.
hlt2 | Staff Nurse | Lifeline Clinic | Surulere, Lagos | 4 | Nursing, First aid | Outpatients and injections.
hlt3 | Nurse/Midwife | Health Aid | Maiduguri, Borno | 3 | Midwifery | Deliveries in a camp clinic.
hlt4 | Medical Doctor | Savanna Hospitals | Abuja | 7 | Medicine | General outpatient and emergencies.
hlt5 | Pharmacist | Greenleaf Pharmacy | Lekki, Lagos | 2 | Dispensing | Superintendent of one shop.
hlt6 | Pharmacy Technician | Greenleaf Pharmacy | Ajah, Lagos | 5 | Dispensing | Count and pack under the pharmacist.
hlt7 | Medical Laboratory Scientist | Lifeline Clinic | Surulere, Lagos | 9 | Laboratory | Blood and stool tests.
hlt8 | Community Health Extension Worker | Health Aid | Kano | 6 | Outreach | Vaccinate children house to house.
hlt9 | Physiotherapist | Savanna Hospitals | Abuja | 18 | Rehabilitation | Strokes and sports injuries.
hlt10 | Medical Sales Representative | Pharmaline | Ibadan, Oyo | 3 | Sales | Visit doctors and pharmacies with our products.
hlt11 | Nutrition Officer | Health Aid | Maiduguri, Borno | 4 | Nutrition | Feeding programme for children under five.
hlt12 | Auxiliary Nurse | Sunrise Clinic | Ibadan, Oyo | 1 | | Assist nurses and keep the ward clean.
hlt13 | Nursing Tutor | School of Nursing Kano | Kano | 16 | Teaching | Teach student nurses anatomy.
sal1 | Sales Representative | Blue Beverages | Lagos | 1 | Sales, Driving | Sell drinks to shops from a van.
sal2 | Sales Executive | Prime Properties | Lekki, Lagos | 3 | Negotiation | Sell houses and land on commission.
sal3 | Sales Manager | Palmcrest Foods | Kano | 5 | Leadership | Lead ten sales reps in the north.
sal4 | Business Development Manager | Netlink Africa | Lagos | 2 | Proposals | Win contracts with banks and schools.
sal5 | Business Development Executive | Kora Logistics | Abuja | 9 | Sales | Find shippers who send every week.
sal6 | Marketing Manager | Blue Beverages | Lagos | 6 | Brand, Budgeting | Campaigns on radio and streets.
sal7 | Digital Marketer | Chowdeck Labs | Remote (Nigeria) | 2 | SEO, Google Ads | Grow orders through search and social media.
sal8 | Social Media Manager | Sunrise Media | Ibadan, Oyo | 4 | Content, Canva | Pages of ten brands.
sal9 | Content Writer | Eko Software | Remote (Worldwide) | 7 | Writing, SEO | Guides for developers.
sal10 | Marketer | Unity Microfinance Bank | Lagos | 10 | Sales | Bring deposits and loans from markets.
sal11 | Sales Girl | Mama Put Kitchen | Surulere, Lagos | 2 | | Serve customers and take payment.
sal12 | Telesales Agent | Zenon Insurance | Lagos | 3 | Phone | Sell motor insurance on the phone.
sal13 | Brand Ambassador | Blue Beverages | Abuja | 1 | | Weekend promotions in supermarkets.
cus1 | Customer Service Representative | Paygrid | Lagos | 2 | Communication | Answer chats and calls of merchants.
cus2 | Customer Support Specialist | Moneta | Remote (Africa) | 3 | Zendesk | Help by mail and chat, in English and French.
cus3 | Call Centre Agent | Netlink Africa | Lagos | 5 | Communication | Calls in shifts, day and night.
cus4 | Customer Care Officer | Unity Microfinance Bank | Abuja | 8 | Communication | Complaints and new accounts in a branch.
cus5 | Customer Success Manager | Eko Software | Remote (Worldwide) | 6 | SaaS | Help firms to get value from our product.
cus6 | Virtual Assistant | Ledgerly | Remote (Worldwide) | 1 | Scheduling | Mail and calendars of busy founders.
cus7 | Front Desk Receptionist | Harbour Hotel | Port Harcourt, Rivers | 4 | Communication | Guests and bookings, with customer service skills.
drv1 | Driver | Kora Logistics | Apapa, Lagos | 1 | Driving | Trucks to Ibadan and back. Class E licence.
drv2 | Company Driver | Lagoon Capital | Victoria Island, Lagos | 4 | Driving | Drive our directors in town.
drv3 | Dispatch Rider | Chowdeck Labs | Abuja | 2 | Riding | Deliver food by motorcycle.
drv4 | Driver | Health Aid | Maiduguri, Borno | 6 | Driving | Field trips with staff of the programme.
drv5 | Fleet Manager | Kora Logistics | Lagos | 9 | Logistics | Sixty trucks and their drivers.
drv6 | School Bus Driver | Crestview Schools | Lekki, Lagos | 3 | Driving | Children, mornings and afternoons.
drv7 | Driver | Oil Jobs Abroad | Lagos | 0 | | Work in Canada. Pay ₦50,000 for processing.
drv8 | Logistics Officer | Health Aid | Abuja | 5 | Procurement | Transport, warehouse and customs.
drv9 | Warehouse Assistant | Palmcrest Foods | Ikeja, Lagos | 2 | Inventory | Load, count and clean.
drv10 | Growth Lead | Startline | Lagos | 2 | Strategy | Be a key driver of our growth.
eng1 | Civil Engineer | Baobab Construction | Abuja | 3 | AutoCAD | Roads and drains in the FCT.
eng2 | Site Engineer | Baobab Construction | Lekki, Lagos | 5 | AutoCAD, Surveying | Concrete works of a tower.
eng3 | Electrical Engineer | Delta Steel Works | Warri, Delta | 7 | PLC | Drives and switchgear of a mill.
eng4 | Electrician | Harbour Hotel | Port Harcourt, Rivers | 2 | Wiring | Keep the hotel's power and lifts running.
eng5 | Mechanical Engineer | Palmcrest Foods | Ikeja, Lagos | 4 | Maintenance | Ovens and packing machines.
eng6 | Solar Technician | Sunpower Nigeria | Kano | 1 | Solar | Install panels and inverters on roofs.
eng7 | Quantity Surveyor | Baobab Construction | Abuja | 8 | Estimation | Bills and valuations.
eng8 | Architect | Crest Design | Lagos | 6 | Revit | Homes and schools.
eng9 | Drilling Engineer | Niger Energy | Port Harcourt, Rivers | 10 | Drilling | Well plans offshore.
eng10 | HSE Officer | Niger Energy | Port Harcourt, Rivers | 3 | Safety | Health, safety and environment on site.
eng11 | Safety Officer | Baobab Construction | Lagos | 12 | Safety | Helmets, permits and training.
eng12 | Sales Engineer | Sunpower Nigeria | Lagos | 2 | Sales, Solar | Sell and size solar systems for firms.
eng13 | Welder | Delta Steel Works | Warri, Delta | 3 | Welding | Repairs in the workshop.
eng14 | Water and Sanitation Engineer | Health Aid | Maiduguri, Borno | 4 | WASH | Boreholes and latrines in camps.
edu1 | Mathematics Teacher | Crestview Schools | Lekki, Lagos | 2 | Teaching | Secondary school, WAEC classes.
edu2 | English Teacher | Unity College | Abuja | 3 | Teaching | Junior classes.
edu3 | Primary School Teacher | Little Stars | Ibadan, Oyo | 5 | Teaching | Class three.
edu4 | Home Tutor | Tutorly | Lagos | 1 | Teaching | Teach children at home in the evening.
edu5 | School Administrator | Crestview Schools | Lekki, Lagos | 9 | Administration | Admissions and fees.
edu6 | Head Teacher | Little Stars | Ibadan, Oyo | 6 | Leadership | Lead twelve teachers.
edu7 | Lecturer, Computer Science | Unity College | Abuja | 20 | Teaching | Programming and databases.
edu8 | French Teacher | Lagoon Academy | Ikoyi, Lagos | 4 | French | All levels.
ngo1 | Programme Officer | Policy House | Abuja | 3 | Reporting | Grants on education.
ngo2 | Monitoring and Evaluation Officer | Health Aid | Maiduguri, Borno | 2 | M&E, Excel | Indicators and field visits.
ngo3 | Project Manager | Sahel Data | Abuja | 5 | Scrum | Software for ministries.
ngo4 | Project Manager, Construction | Baobab Construction | Lekki, Lagos | 7 | Planning | A tower of twenty floors.
ngo5 | Product Manager | Moneta | Remote (Africa) | 4 | Roadmaps | Cards and wallets.
ngo6 | Product Designer | Paygrid | Lagos | 3 | Figma | Flows for merchants.
ngo7 | Graphic Designer | Sunrise Media | Ibadan, Oyo | 2 | Photoshop | Flyers and logos.
ngo8 | UI/UX Designer | Farmlink | Remote (Nigeria) | 6 | Figma | Research with farmers, and screens.
ngo9 | Field Officer | Agritrack | Kaduna | 3 | Farming | Train farmers to use the app.
ngo10 | Protection Officer | Health Aid | Maiduguri, Borno | 8 | Protection | Cases of women and children.
ngo11 | Communications Officer | Policy House | Abuja | 6 | Writing, Public relations | Press and newsletters.
ngo12 | Grants Accountant | Health Aid | Abuja | 4 | Excel, Donor rules | Accounts of donor grants.
ngo13 | Legal Officer | Lagoon Capital | Victoria Island, Lagos | 9 | Contracts | Leases and loan agreements.
svc1 | Chef | Harbour Hotel | Port Harcourt, Rivers | 2 | Cooking | Continental and Nigerian dishes.
svc2 | Cook | Crestview Schools | Lekki, Lagos | 3 | Cooking | Lunch for 400 children.
svc3 | Waiter | Harbour Hotel | Port Harcourt, Rivers | 1 | Service | Evening shift.
svc4 | Cleaner | Savanna Hospitals | Abuja | 2 | Cleaning | Wards and offices.
svc5 | Security Guard | Lagoon Capital | Victoria Island, Lagos | 5 | Security | Gate and night rounds.
svc6 | Housekeeper | Private Home | Ikoyi, Lagos | 4 | Cleaning | Live in, one family.
svc7 | Cashier | Blue Supermarket | Surulere, Lagos | 1 | Cash | Tills, with a smile.
svc8 | Tailor | Ankara House | Ibadan, Oyo | 6 | Sewing | Gowns and uniforms.
svc9 | Barista | Beans and Books | Abuja | 3 | Coffee | Coffee and cakes.
svc10 | Hotel Manager | Harbour Hotel | Port Harcourt, Rivers | 7 | Hospitality | Sixty rooms.
svc11 | Kitchen Assistant | Mama Put Kitchen | Surulere, Lagos | 2 | | Help the cook.
svc12 | Graduate Trainee | Bank of the Delta | Lagos | 2 | | Eighteen months through all departments, for graduates under 26.
svc13 | Graduate Trainee, Engineering | Niger Energy | Port Harcourt, Rivers | 4 | | For graduates of engineering, after NYSC.
svc14 | Management Trainee | Palmcrest Foods | Ikeja, Lagos | 11 | | Factory and sales for future managers.
svc15 | NYSC Intern | Eko Software | Yaba, Lagos | 1 | | Corps members who can program, for their service year.
svc16 | IT Intern (SIWES) | Netlink Africa | Abuja | 3 | Networking | Students on industrial training.
`
