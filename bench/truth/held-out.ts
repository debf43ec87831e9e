/**
 * Invented people, written before the rules were tuned, and first used when the rules were finished. Recall was then
 * 0.961 and precision 0.977. The rules were corrected afterwards.
 */
export const heldOut = `
@ Folake Adeyemi | Abeokuta, Ogun | Bank Teller
sum Teller and customer care in microfinance and commercial banking.
work Teller | Gateway Microfinance Bank | July 2021 - present | cash of up to ₦8m a day, about 130 customers daily, no shortage in 3 years, BVN enrolment, account opening
work Marketer | Gateway Microfinance Bank | Aug 2019 - June 2021 | opened 240 savings accounts in markets, daily contribution
edu HND Banking and Finance, Upper Credit | Federal Polytechnic, Ilaro | 2018 |
cert NYSC 2019
tech cash handling, Finacle, Excel
soft accuracy, courtesy
lang Yoruba, English
for Customer Service Officer | Lotus Savings | Lotus serves 60,000 customers in the south west.
x Head Teller | Guaranty Trust Bank | July 2016 - present | B.Sc. Banking and Finance | Olabisi Onabanjo University | 2014 | Power BI; Loan underwriting | ACIB
s Teller with seven years in microfinance banking.
s Accurate with cash and courteous with customers.
s Works in Finacle and Excel.
1 Handled up to ₦8 million in cash each day without a shortage in three years.
1 Attended to about 130 customers daily.
1 Enrolled customers for BVN and opened accounts.
2 Opened 240 savings accounts in the markets.
!deed 2 Collected daily contributions and balanced them at close of work.
l I am writing to apply for the role of Customer Service Officer at Lotus Savings.
l For three years I have had no shortage at the till of Gateway Microfinance Bank.
l I serve 130 customers on a normal day.
l Lotus serves 60,000 customers, and I would be proud to greet some of them.
l I completed my HND with Upper Credit at the Federal Polytechnic, Ilaro.
l Ẹ kú iṣẹ́ to your team.
!figure 1 Processed transactions worth ₦25m daily.
!figure 2 Opened 900 accounts and won an award.
!employer l I was a contract teller with First Bank in Sagamu.
!title 1 Promoted to Branch Operations Manager in 2024.
!skill 1 Prepared branch reports in Power BI.
!degree l I also have a B.Sc. in Economics.
!certification s Chartered banker and ACIB holder.
!date 1 Won best teller in December 2018.

@ Ibrahim Garba | Sokoto | Agricultural Extension Officer
sum extension work with rice and onion farmers
work Extension Officer | Sokoto Agricultural Development Project | 2016 till date | 420 farmers in 9 villages, rice yield from 2.1 to 3.4 tonnes per hectare, demonstration plots, trained in GAP
work Field Assistant | Kebbi Rice Growers | 2013 - 2016 | soil samples, farmer registration on ODK
edu B.Agric Crop Science | Usmanu Danfodiyo University, Sokoto | 2012 |
tech ODK, soil sampling, farmer training, seed selection
lang Hausa, English, Zarma
for Agronomist | Green Savannah Foods |
x Programme Manager | IITA | 2009 till date | M.Sc. Agronomy | Ahmadu Bello University | 2010 | Drone mapping; QGIS | Certified Crop Adviser
s Extension officer with thirteen years among rice and onion farmers.
s Trains farmers in Hausa and Zarma.
s Skilled in soil sampling and seed selection.
1 Worked with 420 farmers in nine villages.
1 Helped rice yields grow from 2.1 to 3.4 tonnes per hectare.
1 Kept demonstration plots and trained farmers on them.
2 Took soil samples and registered farmers on ODK.
2 Visited growers every week in the season.
l I hereby apply to be Agronomist at Green Savannah Foods.
l At the Sokoto Agricultural Development Project I look after 420 farmers.
l Rice yields there went up from 2.1 to 3.4 tonnes per hectare.
l I read Crop Science at Usmanu Danfodiyo University, Sokoto.
l Nagode, and I await your reply.
!figure 1 Doubled onion harvests for 2,000 farmers.
!figure 2 Registered 5,600 farmers in one season.
!employer 2 Worked alongside Olam on seed trials.
!title l I became Zonal Coordinator in my second year.
!skill 1 Mapped farms with drones and QGIS.
!degree s M.Sc. Agronomy holder from the north west.
!date l I joined Kebbi Rice Growers in 2010.
!certification l I am a Certified Crop Adviser.

@ Oluwaseun Martins | Ikorodu, Lagos | DevOps Engineer
sum DevOps, AWS and Linux
work DevOps Engineer | Brightpath HQ | Mar 2022 - Present | 14 microservices on AWS ECS, Terraform, GitHub Actions; deploy time 50 min to 8 min; cloud bill down $3,100 a month; on-call
work Systems Administrator | Delta State Polytechnic ICT Centre | 2018 - 2022 | 300 computers, Windows Server, Ubuntu, backups
edu B.Sc. Computer Science, Second Class Lower | Delta State University, Abraka | 2016 |
cert AWS Certified Solutions Architect – Associate (2022), RHCSA
tech AWS, Terraform, Docker, GitHub Actions, Linux, Bash, Windows Server
soft calm on call
lang English, Yoruba, Urhobo
for Site Reliability Engineer | Tidepay | We run 200 services on Kubernetes with Datadog.
x Head of Infrastructure | Interswitch | Mar 2017 - Present | M.Sc. Cloud Computing | Lagos State University | 2013 | Kubernetes; Datadog | CKA
s DevOps engineer with eight years around servers and clouds.
s AWS Certified Solutions Architect who stays calm on call.
s Writes Terraform and Bash, and ships with GitHub Actions.
1 Ran 14 microservices on AWS ECS with Terraform.
1 Shortened deploys from 50 minutes to 8.
1 Took $3,100 a month off the cloud bill.
!deed 1 Shared the on-call rota with the team.
2 Looked after 300 computers, Windows Server and Ubuntu machines.
!deed 2 Made backups and proved that they could be restored.
l I would love to join Tidepay as Site Reliability Engineer.
l I run fourteen microservices on AWS at Brightpath HQ.
l You run 200 services on Kubernetes, and that is what I want to learn next.
l My deploys take 8 minutes; they took 50 before.
l I hold RHCSA and an AWS Solutions Architect certificate.
l I would be happy to walk you through my Terraform.
!figure 1 Reached 99.99% availability for a year.
!figure 2 Migrated 1,200 mailboxes.
!skill 1 Moved every service to Kubernetes with Helm charts.
!employer l I was a cloud engineer at Andela.
!title s Principal engineer and cloud architect.
!degree l I graduated with Second Class Upper honours.
!certification l I recently became a Certified Kubernetes Administrator.
!date 2 Began at the ICT centre in 2014.
!skill s Speaks Python and Rust fluently.

@ Esther Danladi | Jos, Plateau | Laboratory Scientist
sum
work Medical Laboratory Scientist | Plateau Specialist Hospital | Nov 2019 – Present | haematology and blood bank, 70 samples a day, quality control, 2 interns
work Intern | Jos University Teaching Hospital | Oct 2018 – Oct 2019 | microbiology, chemical pathology
edu BMLS | University of Jos | 2018 | 4.02/5.0
cert MLSCN licence
tech haematology analyser, blood grouping, microscopy, GeneXpert
soft care, patience
lang Hausa, Berom, English
for Laboratory Scientist | Crescent Diagnostics |
x Chief Medical Laboratory Scientist | LUTH | Nov 2014 – Present | M.Sc. Microbiology | University of Lagos | 2015 | PCR; Flow cytometry | ISO 15189 lead assessor
s Medical laboratory scientist with seven years at the bench.
s Licensed by MLSCN.
s Careful with microscopy, blood grouping and GeneXpert.
1 Examined 70 samples a day in haematology and the blood bank.
1 Did quality control every morning.
1 Guided two interns.
2 Rotated through microbiology and chemical pathology.
!deed 2 Reported results to wards in good time.
l I wish to apply for the position of Laboratory Scientist at Crescent Diagnostics.
l My BMLS is from the University of Jos, with a CGPA of 4.02.
l At Plateau Specialist Hospital I work in haematology and the blood bank.
l I speak Hausa and Berom with patients.
l Sai an jima, and thank you.
!figure 1 Cut turnaround time by 40%.
!figure 1 Examined 250 samples a day.
!employer l I did locum work for Lancet Laboratories.
!title 1 Serve as Head of Laboratory at weekends.
!skill 1 Ran PCR for COVID-19.
!degree l I am rounding off a Master's degree in Haematology from UNIJOS.
!certification s Certified phlebotomist and ISO 15189 assessor.
!date l I earned my licence in 2015.

@ Yaw Boateng | Kumasi, Ghana | Logistics Coordinator
sum cocoa haulage and warehouse
work Logistics Coordinator | Ashanti Cocoa Movers | May 2021 – Present | 34 trucks, waybills, 5,200 bags per week, demurrage down 60%, drivers' schedule
work Warehouse Clerk | Ashanti Cocoa Movers | June 2018 – Apr 2021 | stock cards, fumigation log
edu HND Purchasing and Supply | Kumasi Technical University | 2017 |
tech Excel, waybills, fleet scheduling, Tally
lang English, Twi
for Supply Chain Officer | Sankofa Foods |
x Supply Chain Manager | Olam Ghana | May 2016 – Present | BSc Logistics | KNUST | 2014 | SAP; Oracle NetSuite | CIPS Level 4
s Logistics coordinator with eight years in cocoa haulage and warehousing.
s Schedules drivers and keeps waybills in order.
s Uses Excel and Tally.
1 Coordinated 34 trucks that move 5,200 bags per week.
1 Brought demurrage down by 60%.
1 Made the drivers' schedule and followed up on the road.
2 Kept stock cards and the fumigation log.
!deed 2 Received and issued bags as a warehouse clerk.
l I apply for the post of Supply Chain Officer at Sankofa Foods.
l I coordinate thirty-four trucks for Ashanti Cocoa Movers.
l Demurrage has gone down by 60 percent since I came.
l My HND in Purchasing and Supply is from Kumasi Technical University.
l Medaase for your time.
!figure 1 Moved 12,000 bags per week in the main season.
!figure 2 Reduced losses to 0.5%.
!employer 1 Handled loads for Cargill and Barry Callebaut.
!title l As Transport Manager I led the yard.
!skill 1 Planned loads in SAP.
!degree s BSc Logistics graduate.
!certification l I have CIPS Level 4.
!date 2 Started as a clerk in 2015.

@ Halima Bukar | Maiduguri, Borno | Protection Assistant
sum Humanitarian worker, GBV and child protection
work Protection Assistant | Hope Across Borno | Feb 2021 - present | case management of 65 survivors, referrals, 2 safe spaces in Bama and Dikwa, awareness sessions for 1,900 women
work Volunteer Enumerator | Lake Chad Survey Group | 2019 - 2020 | household surveys
edu Diploma in Social Work | University of Maiduguri | 2019 |
cert PSEA training, MHPSS training 2022
tech case management, referral, KoboToolbox, report writing
soft empathy, confidentiality
lang Kanuri, Hausa, Shuwa Arabic, English
for Protection Officer | Wadata Aid | The office in Gwoza serves 3 camps.
x Protection Manager | UNHCR | Feb 2017 - present | B.Sc. Sociology | Bayero University Kano | 2016 | ProGres v4; Power BI | Humanitarian Leadership Certificate
s Protection assistant with five years of work with survivors and children.
s Speaks Kanuri, Hausa, Shuwa Arabic and English.
s Keeps confidences and listens with empathy.
1 Managed the cases of 65 survivors and made referrals.
1 Ran two safe spaces in Bama and Dikwa.
1 Held awareness sessions for 1,900 women.
!deed 2 Visited households for surveys and entered the data in KoboToolbox.
!deed 2 Learned to ask hard questions kindly.
l I would like to apply for the Protection Officer post with Wadata Aid.
l Your office in Gwoza serves 3 camps, and I know such places well.
l With Hope Across Borno I have managed the cases of sixty-five survivors.
l My diploma in Social Work is from the University of Maiduguri.
l I was trained in PSEA and MHPSS.
l I can start in Gwoza at short notice.
!figure 1 Reached 12,500 people with protection messages.
!figure 1 Supervised 8 caseworkers.
!employer 2 Collected data for the International Rescue Committee.
!title l I acted as Protection Coordinator for six months.
!skill 1 Kept cases in ProGres and made charts in Tableau.
!degree l I have a B.Sc. in Sociology.
!certification s Certified social worker with a Humanitarian Leadership Certificate.
!date l I was trained in MHPSS in 2018.

@ Kelechi Iwu | Aba, Abia | Shoe maker / Production lead
sum we make leather shoe and sandals
work Production Lead | Aba Sole Works | 2019 - now | 9 workers, 300 pairs weekly, quality check, buy leather from Kano
work Cobbler | own stall, Ariaria Market | 2010 - 2019 | repairs and new sandals
edu SSCE | Sacred Heart College, Aba | 2008 |
tech leather cutting, stitching machine, last fitting, costing
soft hard work
lang Igbo, English, small Hausa
for Factory Supervisor | Imara Footwear |
x Factory Manager | Bata Nigeria | 2005 - now | OND Leather Technology | Abia State Polytechnic | 2012 | AutoCAD; Shoe design software | NBTE Level 3
s Shoe maker with sixteen years at the bench.
s Leads nine workers who make 300 pairs weekly.
s Hard working.
1 Lead a team of 9 who make 300 pairs of shoes every week.
!deed 1 Check quality before packing.
1 Buy leather from Kano at good prices.
2 Repaired shoes and made new sandals at Ariaria Market.
!outcome 2 Kept customers for years by doing what I promised.
l I want to be considered for Factory Supervisor at Imara Footwear.
l I have nine people with me at Aba Sole Works.
l We make three hundred pairs in a week.
l I know leather cutting, stitching and costing.
l Daalu, and God bless.
!figure 1 Sold ₦6 million worth of sandals each month.
!figure 1 Make 1,000 pairs weekly with 25 workers.
!employer l I made boots for the Nigerian Army.
!title s General manager of a footwear factory.
!skill 1 Draw patterns in AutoCAD.
!certification l I have NBTE Level 3 in leather works.
!degree l I got OND from Abia State Polytechnic.
!date 2 Opened my stall in 2005.

@ Aisha Mohammed | Abuja | Legal Officer
sum Lawyer called to the Nigerian Bar
work Legal Officer | Capital Homes Development Co. | Jan 2022 – to date | drafted over 90 tenancy and sale agreements, title searches at AGIS, CAC filings, debt recovery of ₦37 million
work Associate | Danjuma Bello & Co. (Legal Practitioners) | Nov 2019 – Dec 2021 | court appearances, High Court FCT, briefs
edu LL.B, Second Class Upper | Ahmadu Bello University, Zaria | 2017 |
edu B.L | Nigerian Law School, Bwari | 2018 |
tech contract drafting, property law, litigation, legal research
lang Hausa, English
for Company Secretary | Tarka Holdings |
x Head of Legal | Shell | Jan 2016 – to date | LL.M | University of Lagos | 2015 | Arbitration; Tax law | ICSAN
s Legal officer called to the Nigerian Bar, with seven years in property and litigation.
s Drafts agreements, searches titles and files at the CAC.
s Second Class Upper graduate of Ahmadu Bello University.
1 Drafted more than 90 tenancy and sale agreements.
1 Recovered debts of ₦37 million.
1 Ran title searches at AGIS and made CAC filings.
2 Appeared in the High Court of the FCT and wrote briefs.
!deed 2 Supported seniors in chambers with legal research.
l I write to apply for the Company Secretary role at Tarka Holdings.
l I have been a lawyer since 2018.
l At Capital Homes I recovered thirty-seven million naira.
l Before then, I was an associate in the chambers of Danjuma Bello & Co.
l My LL.B is from ABU Zaria.
l I would value the chance to speak with you.
!figure 1 Won 48 of 50 cases.
!figure 1 Saved the company ₦150 million in fines.
!employer l I served my externship at Aluko & Oyebode.
!title l As Company Secretary of Tarka Holdings I kept the minutes.
!title 2 Named Managing Associate after a year.
!degree s LL.M holder with a passion for property law.
!certification l I am an associate of ICSAN and a chartered arbitrator.
!date l I joined Capital Homes in March 2020.

@ Peter Achieng | Mombasa, Kenya | Chef
sum Coastal and continental cooking
work Sous Chef | Bahari Beach Resort | 2021 – Present | kitchen of 11, 180 covers a night, food cost 38% to 31%, HACCP
work Commis Chef | Fort Jesus Bistro | 2017 – 2021 | pastry, cold kitchen
edu Certificate in Food Production | Kenya Utalii College | 2016 |
cert Food handler's medical certificate
tech menu planning, pastry, HACCP, stock control
lang Kiswahili, English, Dholuo
for Head Chef | Diani Breeze | The kitchen has 15 people.
x Executive Chef | Serena Hotels | 2013 – Present | Diploma in Culinary Arts | Boma International Hospitality College | 2014 | Molecular cooking; Opera PMS | City & Guilds Level 3
s Sous chef with nine years of coastal and continental cooking.
s Plans menus and keeps stock under control.
s Follows HACCP to the letter.
1 Work in a kitchen of 11 that sends out 180 covers a night.
1 Lowered food cost from 38% to 31%.
1 Plan menus with the head chef.
!rank 2 Made pastry and ran the cold kitchen.
!deed 2 Started as commis chef and learned each station.
l I am keen to be Head Chef at Diani Breeze.
l Your kitchen has 15 people; ours at Bahari Beach Resort has eleven.
l We serve 180 covers a night.
l I trained at Kenya Utalii College.
l Karibu to taste my swahili biryani.
!figure 1 Grew restaurant revenue by 25%.
!figure 1 Served 400 covers a night.
!employer 2 Spent a season with Serena Hotels.
!title 1 Took over as Executive Chef in the high season.
!skill l I speak French and Italian with guests.
!degree s Diploma in Culinary Arts holder.
!certification l I have City & Guilds Level 3 in patisserie.
!date l I joined the resort in 2018.

@ Uche Nnamdi | Warri, Delta | HSE Officer
sum HSE in construction and oil field services
work HSE Officer | Niger Creek Engineering Ltd. | Sep 2020 - till date | toolbox talks for 150 workers, 600 days without lost time injury, permit to work, incident reports, PPE register
work Safety Steward | Effurun Builders | 2018 - 2020 | site inspections
edu B.Sc. Environmental Management, 2:2 | Delta State University, Abraka | 2016 |
cert NEBOSH IGC 2021, HSE Level 3, First Aid
tech risk assessment, permit to work, incident reporting, Excel
lang English, Urhobo, Pidgin
for HSE Supervisor | Forcados Marine |
x QHSE Manager | Seplat | Sep 2014 - till date | M.Sc. Environmental Science | University of Benin | 2013 | ISO 14001 auditing; Power BI | IOSH Managing Safely
s HSE officer with eight years in construction and oil field services.
s NEBOSH IGC holder with HSE Level 3.
s Assesses risk before work begins.
1 Gave toolbox talks to 150 workers.
1 Helped the site reach 600 days without a lost time injury.
1 Kept the PPE register and wrote incident reports.
1 Issued permits to work.
2 Inspected sites as safety steward.
!deed 2 Reminded everyone of helmets and harnesses.
l I am applying for the position of HSE Supervisor at Forcados Marine.
l At Niger Creek Engineering we have reached 600 days without lost time injury.
l I passed NEBOSH IGC in 2021.
l My degree in Environmental Management is from DELSU.
l I would bring the same care to your vessels.
!figure 1 Reduced incidents by 70%.
!figure 1 Reached 2 million man-hours without injury.
!employer s Safety officer who has worked with Chevron and Total.
!title 1 Acted as HSE Manager for two sites.
!skill 1 Built safety dashboards in Power BI.
!degree l I have a Master's degree in Environmental Science.
!certification l I hold IOSH Managing Safely and ISO 45001 lead auditor.
!date 2 Joined Effurun Builders in May 2016.

@ Temitope "Temi" Ogunleye | Lagos, Nigeria | Project Manager
sum Project manager in events and construction fit-out
work Project Manager | Adire Spaces | April 2021 – Present | 17 office fit-outs, largest ₦120m, on time 15 of 17, vendors, MS Project
work Event Coordinator | Ariya Events Co | 2017 – 2021 | 60 weddings and corporate events, teams of up to 40 ushers
edu B.Sc. Estate Management, Second Class Upper | Obafemi Awolowo University, Ile-Ife | 2016 |
cert PMP (2022)
tech MS Project, Trello, budgeting, vendor management
soft negotiation, calm
lang English, Yoruba
for Senior Project Manager | Nestwork | Nestwork opens 12 co-working hubs this year.
x Director of Projects | Julius Berger | April 2015 – Present | MBA | Lagos Business School | 2019 | Primavera P6; AutoCAD | PRINCE2 Practitioner
s PMP-certified project manager with nine years in fit-outs and events.
s Calm negotiator who manages vendors and budgets.
s Plans in MS Project and Trello.
1 Delivered 17 office fit-outs, 15 of them on time.
1 Managed a largest project of ₦120 million.
1 Chose vendors, agreed prices and followed the budget.
2 Coordinated 60 weddings and corporate events.
2 Led teams of up to forty ushers.
l I'm applying to be Senior Project Manager at Nestwork.
l At Adire Spaces I have delivered seventeen fit-outs, the largest worth 120 million naira.
l I have been PMP certified since 2022.
l Nestwork opens 12 co-working hubs this year, and I'd like to build them with you.
l I studied Estate Management at OAU and finished with a Second Class Upper.
l I look forward to hearing from you.
!figure 1 Saved clients 18% on average.
!figure 2 Managed events for up to 5,000 guests.
!employer l Early on I worked for Landmark Africa.
!title s Programme director with an eye for detail.
!title 2 Rose to Head of Events in a year.
!degree l My MBA taught me finance.
!certification s PRINCE2 Practitioner and Scrum Master.
!skill 1 Scheduled works in Primavera P6.

@ Binta Diallo | Dakar, Senegal | Assistante administrative
sum Bilingual admin assistant, French and English
work Assistante administrative | Teranga Conseil | 2020 - présent | agenda of 3 partners, travel booking, invoices in Sage, minutes in French and English
work Stagiaire | Mairie de Rufisque | 2019 | archives
edu Licence en Gestion | Université Cheikh Anta Diop | 2019 |
tech Word, Excel, Sage, minute taking, travel booking
soft discretion, organisation
lang French, Wolof, English, Pulaar
for Office Manager | Baobab Partners |
x Directrice administrative | Orange Sénégal | 2016 - présent | Master en Management | Institut Supérieur de Management | 2015 | SAP; Power BI | TOEIC 950
s Bilingual administrative assistant with six years in a consulting firm.
s Speaks French, English, Wolof and Pulaar.
s Discreet and well organised.
1 Keep the diaries of three partners and book their travel.
!deed 1 Enter invoices in Sage and follow the payments.
1 Take minutes in French and in English.
!deed 2 Sorted the archives of the town hall.
!deed 2 Prepared files for citizens at the counter.
l I would like to apply for the Office Manager position at Baobab Partners.
l Depuis 2020, je travaille comme assistante administrative chez Teranga Conseil.
l I look after 3 partners, their travel and their invoices.
l I hold a Licence en Gestion from the Université Cheikh Anta Diop.
l Je vous remercie de votre attention.
!figure 1 Reduced travel costs by 20%.
!figure 1 Manage a budget of 15 million FCFA.
!employer 2 Also helped at the Banque Atlantique.
!title l I have been Office Manager at Baobab Partners for a year.
!skill 1 Prepare slides in Prezi and reports in Power BI.
!degree l J'ai un Master en Management.
!certification s TOEIC 950 and TOEFL certified.
!date 2 Joined the town hall in 2016.

@ Collins Omondi | Nakuru, Kenya | Poultry Farm Manager
sum Layers and broilers
work Farm Manager | Rift Poultry Ltd | 2020 to now | 8,000 layers, egg laying 82%, mortality 6% to 2.5%, 5 workers, feed formulation, vaccination
work Farm Hand | Egerton Demonstration Farm | 2018 to 2020 |
edu Diploma in Animal Health | Egerton University | 2018 |
cert Kenya Veterinary Board registration
tech feed formulation, vaccination, record keeping, biosecurity
lang Kiswahili, English, Dholuo
for Poultry Production Manager | Highland Eggs |
x General Manager | Kenchic | 2014 to now | BSc Animal Science | University of Eldoret | 2012 | Artificial insemination; QuickBooks | Certified Farm Auditor
s Poultry farm manager with eight years of layers and broilers.
s Registered with the Kenya Veterinary Board.
s Formulates feed and vaccinates on time.
1 Managed 8,000 layers with 82% egg laying.
1 Lowered mortality from 6% to 2.5%.
1 Led five workers and kept the farm records.
2 Fed the birds, cleaned houses and collected eggs.
2 Learned biosecurity from the vets.
l I apply to manage poultry production at Highland Eggs.
l I have 8,000 layers and five workers under me at Rift Poultry Ltd.
l Mortality fell from 6 to 2.5 percent.
l My diploma in Animal Health is from Egerton University.
l Asanteni sana.
!figure 1 Sold 2.9 million eggs a year.
!figure s Poultry farm manager with 20 years of practice.
!employer 2 Was attached to Kenchic for three months.
!title l As Regional Manager I ran three farms.
!skill 1 Kept the accounts in QuickBooks.
!degree l I graduated with a BSc in Animal Science.
!certification l I am a Certified Farm Auditor.
!date 2 Began as a farm hand in 2015.

@ Nkechi Ibe | Asaba, Delta | Receptionist & Admin Assistant
sum front desk, admin, small accounts
work Receptionist | St. Luke's Dental Clinic | Jan 2023 - now | 35 patients a day, appointments, calls, petty cash 50k
work Sales girl | Mama Ngozi Provision Store | 2020 - 2022 | till, stock, customers
edu OND Office Technology and Management | Delta State Polytechnic, Ogwashi-Uku | 2020 | 3.1
tech Word, Excel, typing, filing
soft polite, neat
lang English, Igbo
for Front Desk Officer | Anioma Specialist Eye Centre |
x Office Manager | Lagoon Hospital | Jan 2017 - now | B.Sc. Public Administration | Delta State University | 2018 | QuickBooks; Zoho CRM | Certified Administrative Professional
s Receptionist and admin assistant with about five years of serving people.
s Polite, neat and quick at typing.
s Keeps files so that they are found.
1 Welcome 35 patients a day and book their appointments.
1 Answer calls and look after petty cash of N50,000.
1 File patient cards.
2 Worked the till and counted stock.
2 Served customers with a smile.
l I am interested in the Front Desk Officer job at Anioma Specialist Eye Centre.
l I welcome thirty-five patients daily at St. Luke's Dental Clinic.
l I type and use Word and Excel.
l My OND is in Office Technology and Management.
l I live in Asaba and can resume at once.
!figure 1 Handled 120 calls per day.
!figure 1 Managed petty cash of ₦200,000.
!employer l I was with Zenith Bank as a contract staff.
!title 1 Serve as Office Manager when the doctor travels.
!skill 1 Posted the clinic's books in QuickBooks.
!degree s B.Sc. holder in Public Administration.
!certification l I am a Certified Administrative Professional.
!date 2 Left the store in 2024.

@ Abdulrahman Sule | Minna, Niger | Solar Technician
sum install and repair solar
work Solar Technician | Nupe Sun Energy | 2021-date | 85 home systems, 3kVA to 10kVA, one school 25kW, troubleshooting inverters, lithium batteries
work Generator repairer | Bosso Road workshop | 2015-2021 | petrol and diesel sets
edu Trade Test Grade I Electrical | Federal Ministry of Labour | 2016 |
edu SSCE | Government Technical College, Minna | 2014 |
cert NABTEB, Solar PV training REA 2022
tech solar PV installation, inverter repair, house wiring, battery testing
lang Nupe, Hausa, English
for Installation Team Lead | Rana Solar |
x Solar Engineer | Lumos | 2012-date | HND Electrical Engineering | Federal University of Technology, Minna | 2013 | Helioscope; PVsyst | COREN
s Solar technician with eleven years of electrical work.
s Trained in solar PV by REA in 2022.
s Repairs inverters and tests batteries.
1 Installed 85 home systems from 3kVA to 10kVA.
1 Put a 25kW system on a school.
1 Troubleshoot inverters and fit lithium batteries.
2 Repaired petrol and diesel generators.
!deed 2 Bought parts and gave honest prices.
l I want to join Rana Solar as Installation Team Lead.
l With Nupe Sun Energy I have installed eighty-five home systems.
l Our biggest was 25kW for a school.
l I hold Trade Test Grade I in Electrical and SSCE.
l I can travel to any state.
!figure 1 Installed 2MW in total.
!figure 1 Trained 14 apprentices.
!employer 1 Worked on sites for Arnergy and Starsight.
!title s Solar engineer and team lead.
!skill 1 Designed systems in PVsyst.
!degree l I have HND in Electrical Engineering.
!certification l I am registered with COREN.
!date 2 Started the workshop in 2009.

@ Gloria Asante | Tema, Ghana | Procurement Officer
sum Procurement for a port services firm
work Procurement Officer | Meridian Port Stores | Mar 2020 - Present | 70 suppliers, annual spend GHS 4.5 million, savings 9%, tenders, LPOs in Sage X3
work Stores Assistant | Meridian Port Stores | Oct 2017 - Feb 2020 | GRNs, bin cards
edu BSc Procurement and Supply Chain Management | University of Professional Studies, Accra | 2017 |
cert CIPS Level 5 (2021), Ghana Institute of Procurement and Supply member
tech Sage X3, tendering, contract management, Excel
lang English, Ewe, Twi
for Procurement Manager | Atlantic Cold Chain |
x Procurement Manager | Unilever Ghana | Mar 2015 - Present | MBA Supply Chain | University of Ghana | 2013 | SAP Ariba; Coupa | MCIPS
s Procurement officer with nine years in port services.
s CIPS Level 5 and a member of the Ghana Institute of Procurement and Supply.
s Runs tenders and manages contracts in Sage X3.
1 Managed 70 suppliers and a yearly spend of GHS 4.5 million.
1 Saved 9% through tenders.
1 Raised LPOs in Sage X3.
2 Wrote GRNs and kept bin cards.
2 Received goods as stores assistant.
l I am applying for the Procurement Manager role at Atlantic Cold Chain.
l Each year I spend 4.5 million cedis with seventy suppliers.
l Tenders saved us nine percent.
l I have been with Meridian Port Stores since October 2017.
l I have CIPS Level 5, from 2021.
!figure 1 Cut lead times by 35%.
!figure 1 Negotiated discounts worth GHS 900,000.
!employer l I came from Maersk.
!title 1 Promoted to Senior Procurement Officer in 2022.
!skill 1 Put tenders online with SAP Ariba.
!degree l I have an MBA in Supply Chain.
!certification s Chartered member, MCIPS.
!date 2 Joined the stores in 2014.

@ Richard Phiri | Lusaka, Zambia | IT Support Specialist
sum
work IT Support Specialist | Kafue Schools Trust | Aug 2021 - Present | helpdesk for 900 users in 6 schools, tickets 25 per day, Google Workspace, network printers, Wi-Fi
work Computer Lab Technician | Chongwe Secondary School | 2018 - 2021 | 40 PCs
edu Diploma in Information Technology | Evelyn Hone College | 2018 |
cert CompTIA A+, CCNA (2023)
tech Google Workspace, Windows, networking, printers, Active Directory
lang English, Nyanja, Bemba
for Systems Administrator | Chilanga Cement Works |
x IT Manager | Airtel Zambia | Aug 2015 - Present | BSc Computer Science | University of Zambia | 2014 | Azure; VMware | CompTIA Security+
s IT support specialist with eight years in schools.
s CompTIA A+ and CCNA certified.
s Knows Google Workspace, Windows and Active Directory.
1 Run the helpdesk for 900 users in six schools.
1 Close about 25 tickets a day.
1 Look after network printers and Wi-Fi.
2 Kept 40 PCs alive in the computer lab.
!rank 2 Taught teachers to save their work.
l I am writing for the Systems Administrator post at Chilanga Cement Works.
l I support 900 users at Kafue Schools Trust.
l I passed CCNA in 2023.
l My diploma in Information Technology is from Evelyn Hone College.
l Zikomo kwambiri.
!figure 1 Kept uptime at 99.5%.
!figure 1 Migrated 3,000 accounts to the cloud.
!employer 2 Did contract work for Zamtel.
!title s IT manager for a group of schools.
!skill 1 Deployed laptops with Microsoft Azure and Intune.
!degree l I am a BSc Computer Science graduate.
!certification l I also hold CompTIA Security+.
!date 2 Set up the lab in 2013.

@ Sarah Namutebi | Kampala, Uganda | Microfinance Loan Officer
sum group loans to market women
work Loan Officer | Mirembe Finance | Jan 2020 – Present | portfolio UGX 820 million, 310 clients, PAR30 3.1%, field visits, 12 groups
work Cashier | Nakawa Supermarket | 2018 – 2019 |
edu Bachelor of Business Administration | Kyambogo University | 2018 |
tech credit appraisal, mobile money, Excel
soft trust building
lang Luganda, English, Runyankole
for Branch Manager | Suubi Credit |
x Credit Manager | Centenary Bank | Jan 2015 – Present | Master of Business Administration | Makerere University | 2014 | Temenos T24; Credit scoring models | Certified Microfinance Professional
s Loan officer with nearly seven years of group loans to market women.
s Builds trust in Luganda, Runyankole and English.
s Appraises credit and follows repayments on mobile money.
1 Manage a portfolio of UGX 820 million for 310 clients.
1 Keep PAR30 at 3.1%.
1 Visit twelve groups in the field.
2 Worked the till and balanced cash at closing.
2 Greeted shoppers in Luganda.
l I would like to be Branch Manager at Suubi Credit.
l At Mirembe Finance I look after 310 clients in 12 groups.
l My portfolio is 820 million shillings, with PAR30 of 3.1 percent.
l I hold a BBA from Kyambogo University.
l Webale nyo.
!figure 1 Grew the portfolio by 85%.
!figure 1 Recovered UGX 60 million of written-off loans.
!employer l I was a teller with Stanbic Bank in Mukono.
!title 1 Stand in as Branch Manager each December.
!skill 1 Entered loans in Temenos T24.
!degree s MBA holder in the making of markets.
!certification l I am a Certified Microfinance Professional.
!date 2 Left the supermarket in 2021.

@ Obinna Eke | Lagos | Mobile Developer (Flutter)
sum flutter dev, 3 apps on play store
work Mobile Developer | Zuri Health Tech | Jul 2022 - now | flutter app with 48k downloads, rating 4.6, Firebase, REST, offline mode
work Intern Developer | Hubcity Devs | Jan 2022 - Jun 2022 | bug fixes, unit tests in Dart
edu B.Sc. Microbiology | Nnamdi Azikiwe University, Awka | 2020 |
tech Flutter, Dart, Firebase, REST APIs, Git, Kotlin (basic)
lang English, Igbo
for Flutter Engineer | Chopnow | Chopnow delivers 9,000 meals a day.
x Mobile Team Lead | Kuda | Jul 2018 - now | B.Sc. Computer Science | University of Lagos | 2018 | Swift; React Native | Google Associate Android Developer
s Mobile developer with four years of Flutter and Dart.
s Has three apps on the Play Store.
s Works with Firebase and REST APIs.
1 Built a Flutter app with 48,000 downloads and a rating of 4.6.
1 Added an offline mode with Firebase.
!deed 1 Fixed what users complained of first.
2 Wrote unit tests in Dart and fixed bugs.
2 Learned Git with a patient team.
l I'd like to work on Chopnow as Flutter Engineer.
l My app at Zuri Health Tech has 48k downloads.
l Chopnow delivers 9,000 meals a day, and an app that works offline would help riders.
l I studied Microbiology at UNIZIK and taught myself to code.
l I know some Kotlin too.
!figure 1 Cut crash rate by 80%.
!figure 1 Served 250,000 monthly active users.
!employer 2 Built a wallet screen for OPay.
!title l I led two juniors as Lead Mobile Engineer.
!skill 1 Rewrote the iOS part in Swift.
!degree l My degree is a B.Sc. in Computer Science.
!certification s Google certified Android developer.
!date l I joined Zuri Health Tech in 2020.

@ Hadiza Umar | Bauchi | Midwife
sum Community midwife
work Community Midwife | Bauchi State Primary Healthcare Agency | 2018 – till date | 25 deliveries monthly at Toro PHC, antenatal clinic 80 women weekly, immunisation outreach
work Midwife | Rahama Maternity Home | 2015 – 2018 | night deliveries
edu Basic Midwifery | School of Midwifery, Bauchi | 2014 |
cert RM, LSS training, Family planning (LARC) 2019
tech antenatal care, delivery, LARC insertion, immunisation
lang Hausa, English, Fulfulde
for Senior Midwife | Gombe Women's Hospital |
x Matron | Abubakar Tafawa Balewa University Teaching Hospital | 2011 – till date | B.NSc Nursing | University of Jos | 2013 | Ultrasound scanning; Theatre nursing | RN
s Registered midwife with eleven years of deliveries in homes and clinics.
s Trained in LSS and LARC insertion.
s Explains everything in Hausa and Fulfulde.
1 Conduct 25 deliveries a month at Toro PHC.
1 See 80 women every week in the antenatal clinic.
1 Go on immunisation outreach.
2 Took night deliveries at the maternity home.
!deed 2 Referred danger signs early.
l I am applying for Senior Midwife at Gombe Women's Hospital.
l I conduct about 25 deliveries monthly.
l I did the LARC course in 2019.
l I trained at the School of Midwifery, Bauchi, and finished in 2014.
l Na gode kwarai.
!figure 1 Lowered maternal deaths by 60%.
!figure 2 Took 1,000 deliveries at night.
!employer 2 Volunteered with Pathfinder International.
!title 1 Promoted to Chief Nursing Officer.
!skill s Skilled in ultrasound scanning and theatre nursing.
!degree l I have a B.NSc from the University of Jos.
!certification l I am also an RN with ACLS.
!date l I did my midwifery in 2010.

@ Daniel Tetteh | Accra, Ghana | Finance & Admin Manager
sum NGO finance
work Finance & Admin Manager | Golden Grain Foundation | June 2019 to present | budgets of $1.4m from 4 donors, USAID and EU audits clean 5 years running, QuickBooks, 6 staff
work Accounts Officer | Bright Star Schools | 2015 to 2019 | fees of 1,100 pupils, payroll 74 staff
edu BCom Accounting, Second Class Upper | University of Cape Coast | 2014 |
cert ICAG (CA Ghana) 2018
tech QuickBooks, donor reporting, budgeting, payroll, Excel
lang English, Ga, Twi
for Head of Finance | Savannah Health Trust |
x Chief Finance Officer | World Vision | June 2012 to present | MSc Finance | London School of Economics | 2013 | SUN Systems; SAP | ACCA
s Chartered accountant and finance and admin manager with eleven years in NGOs and schools.
s Reports to donors and keeps budgets in QuickBooks.
s Five clean audits in a row.
1 Managed budgets of $1.4 million from four donors.
1 Passed USAID and EU audits clean for five years running.
1 Lead six staff in finance and administration.
2 Collected the fees of 1,100 pupils.
2 Ran payroll for 74 staff.
l I would like to apply for Head of Finance at Savannah Health Trust.
l Our audits by USAID and the EU have been clean five years in a row.
l I look after 1.4 million dollars from 4 donors at Golden Grain Foundation.
l I qualified as a CA in Ghana in 2018.
l My BCom is from the University of Cape Coast.
l I would be glad to meet your board.
!figure 1 Raised $3 million in new grants.
!figure 2 Collected 99% of fees each term.
!employer l I was an auditor with Deloitte in Accra.
!title l In my first year as Country Director I set up the office.
!skill 1 Moved the books to SUN Systems and SAP.
!degree s MSc Finance graduate.
!certification l I am also ACCA qualified.
!school l I did a summer course at Harvard Business School.
`
