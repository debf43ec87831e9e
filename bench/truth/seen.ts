/** Invented people. The rules were developed on them. `read.ts` describes the format. */
export const seen = `
@ Amina Bello | Ikeja, Lagos | Operations Analyst
sum Operations person in freight and retail supply.
work Operations Officer | Gani Haulage | Mar 2023 to now | Plan the daily truck runs out of Apapa. Cut late deliveries from 18% to 11% in eight months. Made the weekly cost table in SQL and Excel. I supervise 12 dispatchers.
work Stock Assistant | Moremi Retail | Jan 2021 to Feb 2023 | Counted and reconciled 3,200 lines a month. Trained four new stock hands.
edu B.Sc. Economics, Second Class Upper | Bayero University, Kano | 2020 |
tech SQL, Excel, route planning, cost reports
lang Hausa, English, some Yorùbá
for Operations Analyst | Palmline | Palmline moves 40,000 parcels a month across Ghana and Nigeria. You will use SQL and Power BI.
x Senior Operations Manager | Zenith Bank | Mar 2019 to now | B.Sc. Accounting | University of Lagos | 2017 | Kubernetes; Power BI | PMP
s Operations analyst with over five years in freight and retail supply.
s Plans the day, spots late trucks early and writes the report that people read.
s Speaks Hausa and English, and some Yoruba.
1 Reduced late deliveries from 18 percent to 11 percent within eight months.
1 Built the weekly cost table using SQL and Excel.
1 Led a team of 12 in the Apapa yard.
!outcome 1 Planned daily truck runs out of Apapa so that loads left on time.
1 Supervised twelve dispatchers across the day.
2 Counted and reconciled 3,200 stock lines every month.
2 Trained 4 new stock hands on counting and records.
l I am writing to apply for the Operations Analyst role at Palmline.
l At Gani Haulage I cut late deliveries from 18% to 11% in eight months, and I supervise 12 dispatchers.
l Palmline moves 40,000 parcels a month, and I would like to help each of them arrive on time.
l Your team uses Power BI, which I am eager to learn.
l Before that, I counted 3,200 lines a month at Moremi Retail.
l I would be glad to talk about how my work could serve your Operations Analyst position.
!figure 1 Saved ₦2.4 million in fuel each quarter.
!figure 1 Cut late deliveries by 45% in one year.
!figure 2 Managed a team of 25 stock hands.
!skill 1 Automated reports in Python for the yard.
!title l As Head of Logistics at Gani Haulage, I planned every run.
!employer l I also worked at Palmline for two years before moving to freight.
!degree l I hold an MBA and enjoy numbers.

@ Chukwuemeka Okafor | Enugu | Backend Developer
sum Backend developer, 4 years in PHP and Node.
work Backend Developer | Kora Pay Services Ltd | 06/2022 - present | built payment APIs in Node.js and Postgres, 1.2m transactions monthly; moved reports job from 6 hours to 40 minutes; code review for 3 juniors
work PHP Developer | Enugu Web House | 2020 - 2022 | laravel sites for 14 small businesses. MySQL. Deployed on Linux servers with Docker
edu B.Eng. Computer Engineering | University of Nigeria, Nsukka | 2019 | 4.12/5.0
tech Node.js, PHP, Laravel, PostgreSQL, MySQL, Docker, Linux, Git, JS
soft mentoring, clear writing
cert AWS Certified Cloud Practitioner (2023)
lang English, Igbo
say I contribute to open source on weekends.
for Backend Engineer | Sendmoni | Sendmoni is looking for a backend engineer who knows Go and Kubernetes. 80 engineers in four countries.
x Lead Backend Engineer | Flutterwave | 06/2019 - present | M.Sc. Computer Science | Covenant University | 2016 | Kubernetes; Golang | CISSP
s Backend developer with four years of building payment services.
s Works in Node.js, PHP and PostgreSQL, and deploys with Docker on Linux.
s AWS Certified Cloud Practitioner who mentors juniors and writes clearly.
1 Built payment APIs in NodeJS and Postgres that carry 1.2 million transactions a month.
1 Brought the reports job down from six hours to 40 minutes.
1 Reviewed the code of three junior developers.
1 Wrote and maintained JavaScript services for payments.
2 Delivered Laravel websites for 14 small businesses.
2 Deployed PHP and MySQL applications to Linux servers with Docker.
!deed 2 Looked after client sites from first sketch to release.
l I would like to be considered for the Backend Engineer position at Sendmoni.
l In my present job at Kora Pay Services I build payment APIs that handle over 1 million transactions monthly.
l I moved a reports job from 6 hours to 40 minutes, and I review code for 3 juniors.
l I have not yet used Kubernetes at work, but I am keen to learn it.
l Sendmoni has 80 engineers in four countries, and I want to grow in such a team.
l My degree in Computer Engineering from UNN gave me the base for this.
!figure 1 Handled 5 million transactions monthly with 99.9% uptime.
!skill 1 Orchestrated services with Kubernetes and Terraform.
!employer 2 Built checkout pages for Paystack merchants and joined Andela as a contractor.
!title l I was promoted to Engineering Manager in my first year.
!certification s Certified Ethical Hacker with a love of secure code.
!date l I joined Kora Pay Services in 2018.
!skill l I write Go every day and know gRPC well.
!school l I studied at Covenant University before my career began.

@ Hauwa Ibrahim Sani | Kano | Registered Nurse
sum Nurse with experience on medical and maternity wards.
work Staff Nurse | Aminu Kano Teaching Hospital | 2019 to date | 32-bed female medical ward, night and day shifts, drug rounds, wound dressing, health talks in Hausa to mothers. Preceptor to 6 student nurses.
work Intern Nurse | Murtala Muhammad Specialist Hospital | 2018 - 2019 | Rotations in theatre, paediatrics, maternity
edu B.NSc Nursing | Bayero University Kano | 2018 | 3.9
cert RN, RM, BLS (2024)
soft patience, teamwork
tech wound care, IV cannulation, patient records
lang Hausa, English, Fulfulde
for Maternity Nurse | Nisa Hospital | The hospital has 120 beds and delivers 200 babies monthly.
x Nurse Manager | Reddington Hospital | 2015 to date | M.Sc. Public Health | Ahmadu Bello University | 2014 | Ultrasound; Dialysis | ACLS
s Registered nurse with seven years on busy wards.
s Fluent in Hausa, Fulfulde and English.
s Trained in wound care, IV cannulation and keeping patient records.
1 Nursed patients on a 32-bed female medical ward, on day and night shifts.
1 Gave health talks in Hausa to mothers on the ward.
1 Precepted six student nurses.
1 Carried out drug rounds and wound dressing each shift.
2 Rotated through theatre, paediatrics and maternity as an intern nurse.
!deed 2 Assisted midwives and doctors in theatre.
l Please accept my application for the post of Maternity Nurse at Nisa Hospital.
l I am a registered nurse and midwife with a B.NSc from Bayero University Kano.
l Since 2019 I have worked at AKTH on a ward of 32 beds.
l Nisa Hospital delivers 200 babies monthly, and I would bring calm hands to that work.
l I hold BLS, and I speak Hausa with mothers every day.
l Na gode, and I look forward to hearing from you.
!figure 1 Reduced medication errors by 30%.
!figure 1 Cared for 60 patients on each shift.
!title s Nurse Manager with seven years of leadership.
!certification s ACLS certified and ready for intensive care.
!employer l I spent two years with Médecins Sans Frontières in Maiduguri.
!degree l I completed a Master's degree in Public Health in 2021.
!skill l I am fluent in French and Hausa.
!date 2 Covered maternity nights through 2014.

@ Tunde Ọláyínká Adébáyọ̀ | Ibadan, Oyo | Secondary School Mathematics Teacher
sum I teach maths and further maths to SS classes.
work Mathematics Teacher | Loyola College Ibadan | Sept 2017 - present | SS1 to SS3, 5 classes of about 40, WAEC pass rate rose from 61% to 84% over three years, maths club, exam officer since 2021
work NYSC Teacher | Government Day Secondary School, Funtua | 2016 - 2017 | taught JSS2 maths and basic science; started a library corner with 200 donated books
edu B.Sc.(Ed) Mathematics | University of Ibadan | 2015 | 3.6/4.0
edu NCE Mathematics/Physics | Federal College of Education, Abeokuta | 2011 |
cert TRCN, NYSC discharge certificate
tech lesson planning, GeoGebra, Google Classroom
lang Yoruba, English
for Mathematics Teacher | Greenoak International School | British curriculum, Cambridge IGCSE.
x Vice Principal | Chrisland Schools | Sept 2013 - present | Ph.D. Mathematics | University of Lagos | 2012 | Python; Robotics | Cambridge Teaching Diploma
s Mathematics teacher with nine years in the classroom.
s Holds a B.Sc.(Ed) in Mathematics from the University of Ibadan and is registered with TRCN.
s Enjoys making hard topics plain for SS students.
1 Taught SS1 to SS3 mathematics in five classes of about 40 students.
1 Raised the WAEC pass rate from 61 to 84 percent in three years.
1 Ran the maths club and served as exam officer from 2021.
1 Used GeoGebra and Google Classroom in lessons.
2 Taught JSS2 mathematics and basic science during my service year.
2 Started a library corner with 200 books.
!deed 2 Prepared lesson notes, tests and reports for parents.
l I wish to apply for the Mathematics Teacher vacancy at Greenoak International School.
l At Loyola College, Ibadan, I have taught since September 2017.
l Over three years the WAEC pass rate of my classes rose from 61% to 84%.
l I know that you follow the British curriculum, and I am eager to learn its ways.
l My students call me Mr Ọláyínká, and the maths club is full.
l Ẹ ṣé, and I look forward to meeting you.
!figure 1 Achieved a 98% WAEC pass rate in 2023.
!figure 2 Collected 1,500 books for the library.
!title 1 Appointed Head of Department for Mathematics.
!employer l Before Loyola I taught at Corona Schools in Lagos.
!degree s Holds a Master's degree in Mathematics Education.
!skill 1 Wrote marking scripts in Python.
!certification l I am a Cambridge certified examiner with TEFL.

@ Blessing Eze | Port Harcourt, Rivers | Accountant
sum Accountant. ICAN. Oil servicing and audit background.
work Accountant | Delta Marine Services Limited | August 2020 till date | monthly management accounts, VAT and WHT filing, payroll for 85 staff, Sage 50. closed books from day 12 to day 5. bank reconciliation for 6 accounts
work Audit Trainee | Okoro & Associates (Chartered Accountants) | Feb 2018 - July 2020 | audit of 9 clients in trade and hospitality, stock counts, working papers
edu HND Accountancy, Upper Credit | Rivers State Polytechnic, Bori | 2016 |
cert ACA (ICAN) 2022
tech Sage 50, Excel, IFRS, tax filing
soft confidentiality, attention to detail
lang English, Igbo, Pidgin
say I manage petty cash of ₦500,000.
for Finance Officer | Bonny Energy | 
x Finance Manager | KPMG | August 2016 till date | B.Sc. Accounting, First Class | University of Port Harcourt | 2014 | SAP; Power BI | CFA
s ICAN chartered accountant with eight years in oil servicing and audit.
s Careful with figures and at home in Sage 50 and Excel.
s Reports under IFRS and files VAT and WHT on time.
1 Prepared monthly management accounts and closed the books by day 5 instead of day 12.
1 Ran payroll for 85 employees.
1 Reconciled six bank accounts every month.
1 Filed VAT and withholding tax returns.
1 Managed petty cash of N500k.
2 Audited nine clients in trade and hospitality.
2 Attended stock counts and prepared working papers.
l I am applying for the position of Finance Officer at Bonny Energy.
l I qualified with ICAN in 2022, and I hold an HND in Accountancy (Upper Credit).
l At Delta Marine Services Limited I run payroll for 85 staff in Sage.
l Earlier, as an audit trainee, I worked on 9 clients of Okoro & Associates.
l Attention to detail and confidentiality come naturally to me.
l Thank you for reading this.
!figure 1 Recovered ₦18 million in overdue receivables.
!figure 1 Ran payroll for 250 employees.
!figure l I cut audit costs by 22 percent.
!employer s Trained at PwC before moving to oil servicing.
!skill 1 Moved the ledgers from Sage to SAP.
!title l I have acted as Chief Financial Officer since last year.
!degree l I graduated with a First Class degree from my polytechnic.
!certification l I am also an ACCA member and a CFA charterholder.

@ Ifeanyi Nwosu | Lagos | Sales Executive
sum
work Sales Executive | Sunrise Paints Nig. Ltd | 2021 to now | 38 distributors in Lagos and Ogun, monthly target ₦15m, hit target 10 of 12 months in 2024, opened 11 new outlets
work Sales Boy | Eze & Sons Building Materials, Alaba | 2017 to 2020 | sold cement and paints, kept the sales book, delivered to customers with the bus
edu OND Marketing | Yaba College of Technology | 2016 |
tech CRM, Excel basics, route planning
soft negotiation, honesty, patience
lang English, Igbo, Yoruba
for Territory Sales Manager | Berger Coatings | 
x Regional Sales Manager | Unilever | 2014 to now | B.Sc. Marketing | Lagos State University | 2013 | Salesforce; Digital marketing | NIMN membership
s Sales executive with nine years in paints and building materials.
s Looks after 38 distributors in Lagos and Ogun.
s Known for negotiation, honesty and patience.
1 Managed 38 distributors across Lagos and Ogun states.
1 Met a monthly target of ₦15 million in 10 of 12 months in 2024.
1 Opened eleven new outlets.
!deed 1 Planned routes and visited customers every week.
2 Sold cement and paints from the Alaba shop and kept the sales book.
2 Delivered goods to customers with the company bus.
l I want to be your next Territory Sales Manager.
l My present target at Sunrise Paints is fifteen million naira a month.
l In 2024 I hit that target ten times out of 12.
l I learnt selling at Eze & Sons, where I sold cement and paints and kept the book.
l I speak English, Igbo and Yoruba, which helps in every market.
l I hope to build the same trust for Berger Coatings.
!figure 1 Grew sales by 60% in the first year.
!figure 1 Opened 30 new outlets in Ogun.
!title 1 Promoted to Area Sales Manager after six months.
!employer 2 Also supplied Dangote Cement depots in the area.
!skill s Uses Salesforce and Power BI to follow every lead.
!date l I left Alaba in 2022.
!degree l I have a B.Sc. in Marketing.
!title l As Territory Sales Manager at Berger Coatings I led a team of reps.

@ Fatima Zahra Abubakar | Abuja | Monitoring and Evaluation Officer
sum M&E in health and nutrition programmes in the north east.
work M&E Officer | Sahel Relief Initiative | Jan 2022 – present | KoboToolbox surveys in 14 camps in Borno, trained 26 enumerators, quarterly donor reports to UNICEF, dashboards in Excel, DHIS2 entry
work Data Clerk | Borno State Primary Health Care Board | May 2019 – Dec 2021 | monthly returns from 48 facilities
edu B.Sc. Statistics | University of Maiduguri | 2018 | 
tech KoboToolbox, DHIS2, Excel, SPSS, data quality checks
lang Hausa, Kanuri, English
say Volunteer with the Red Cross since 2020.
for MEAL Coordinator | Plan Afrique | The project covers 12 LGAs; French is a plus.
x M&E Manager | Mercy Corps | Jan 2017 – present | M.Sc. Statistics | University of Abuja | 2015 | Stata; ArcGIS | PMD Pro
s Monitoring and evaluation officer with seven years in health and nutrition programmes.
s At ease with KoboToolbox, DHIS2 and SPSS.
s Speaks Hausa, Kanuri and English.
1 Ran KoboToolbox surveys in 14 camps in Borno.
1 Trained 26 enumerators on data quality.
1 Wrote quarterly donor reports to UNICEF.
1 Built Excel dashboards and kept DHIS2 up to date.
2 Collated monthly returns from 48 health facilities.
2 Checked data before it went to the state board.
!deed 2 Followed up late returns with facility staff by phone.
l I would like to apply for the MEAL Coordinator role at Plan Afrique.
l Since January 2022 I have run surveys in fourteen camps for Sahel Relief Initiative.
l I trained 26 enumerators and report to UNICEF each quarter.
l Your project covers 12 LGAs, and I know how much clean data matters in such places.
l French is not yet among my languages, though I would gladly learn it.
l I have been a Red Cross volunteer since 2020.
!figure 1 Reached 15,000 households with nutrition screening.
!figure 2 Supervised 9 data clerks.
!employer l I worked for Save the Children in Yobe before that.
!skill 1 Analysed survey data in Stata and R.
!title s M&E Manager who has led national studies.
!date 2 Started with the board in March 2016.
!certification l I am PMP certified.
!degree l I hold a Master of Science in Statistics.

@ Kwame Mensah | Accra, Ghana | Customer Service Representative
sum Customer service in telecoms.
work Customer Service Representative | Volta Telecom | 2022 – now | 60 calls a day, first-call resolution 82%, live chat, Zendesk. Employee of the month twice in 2023.
work Receptionist | Labadi Guest House | 2020 – 2022 | 24 rooms, bookings, cash handling GH₵ 8,000 a day
edu Diploma in Business Studies | Accra Technical University | 2019 |
tech Zendesk, MS Office, typing 55 wpm
soft listening, calm under pressure
lang English, Twi, Ga
for Customer Support Specialist | Ecocash Gh | 
x Customer Service Team Lead | MTN Ghana | 2018 – now | B.Sc. Administration | University of Ghana | 2016 | Salesforce; HubSpot | CCXP
s Customer service representative with six years at the desk and on the phone.
s Calm under pressure and quick with Zendesk and Microsoft Office.
s Types 55 words a minute.
1 Answered 60 calls a day with first-call resolution of 82%.
1 Served customers by live chat and through Zendesk.
1 Named employee of the month twice in 2023.
2 Took bookings for 24 rooms.
2 Handled cash of GH₵8,000 a day.
2 Welcomed guests and kept the front desk in order.
l I am interested in the Customer Support Specialist opening at Ecocash Gh.
l At Volta Telecom I take sixty calls a day and solve 82 percent at the first call.
l I was employee of the month two times in 2023.
l At Labadi Guest House I learnt to stay calm with a full lobby.
l I speak English, Twi and Ga.
l It would be a pleasure to bring this to your team.
!figure 1 Reached a customer satisfaction score of 97%.
!figure 1 Led a team of 15 agents on the night shift.
!title 1 Served as Team Lead for the chat desk.
!employer l My years at Vodafone taught me patience.
!skill 1 Kept customer records in Salesforce.
!degree s Bachelor's degree holder in Business Administration.
!date l I was employee of the month in May 2021.

@ Ngozi Umeh | Onitsha, Anambra | Fashion Designer / Tailor
sum I sew. 10 years experience. own shop
work Owner | Ngo's Stitches | 2016 - now | bridal and corporate wear, 3 apprentices at a time, about 20 outfits every week, instagram page 4,500 followers
work apprentice | Madam Rose Fashion Home | 2013-2016 | learned cutting, pattern drafting, beading
edu SSCE | Girls High School Onitsha | 2012 |
tech pattern drafting, industrial machine, beading, Instagram marketing
soft time keeping
lang Igbo, English
for Production Tailor | Kemi Couture House |
x Head Designer | Deola Sagoe | 2010 - now | B.A. Fashion Design | University of Nigeria | 2011 | Adobe Illustrator; CLO 3D | City & Guilds Certificate
s Tailor with ten years of bridal and corporate wear.
s Runs a shop of her own with three apprentices at a time.
s Keeps time and finishes neatly.
1 Sew about 20 outfits a week for brides and offices.
1 Train three apprentices at a time.
1 Grew the shop's Instagram page to 4,500 followers.
!deed 1 Measure, cut and fit each piece by hand and on the industrial machine.
2 Learned cutting, pattern drafting and beading.
2 Served customers in the shop after training hours.
l Good day, I am applying for Production Tailor at Kemi Couture House.
l I have my own shop, Ngo's Stitches, since 2016, and we finish twenty outfits weekly.
l My apprenticeship was with Madam Rose Fashion Home from 2013 to 2016.
l My Instagram page has 4,500 followers.
l I can start as soon as you want.
!figure 1 Delivered 500 outfits for a single wedding.
!figure s Earned over ₦3 million last year.
!employer 1 Made costumes for Nollywood films with EbonyLife.
!skill 1 Draw designs in Adobe Illustrator.
!title l I worked as Production Manager for two years.
!certification l I have a City & Guilds certificate in dressmaking.
!date 2 Finished training in 2019.

@ Olumide Bankole | Lekki, Lagos | Product Designer
sum Product designer for fintech apps
work Product Designer | Cowry Loop | Nov 2021 - Present | Redesigned onboarding, drop-off from 47% to 29%. Design system of 60 components in Figma. Usability tests with 30 users.
work UI Designer (contract) | Studio Mangrove | Jan 2020 - Oct 2021 | 8 client projects, landing pages, prototypes
edu B.A. Creative Arts | University of Lagos | 2019 | 
tech Figma, prototyping, user research, design systems, HTML, CSS
cert Google UX Design Certificate
soft storytelling
lang English, Yoruba
for Senior Product Designer | Payday Labs | Payday has 2 million users.
x Head of Design | Paystack | Nov 2018 - Present | B.Sc. Computer Science | Covenant University | 2016 | React; Webflow | Nielsen Norman UX Master Certification
s Product designer with nearly seven years in fintech and client work.
s Works in Figma, from research to prototype, and knows enough HTML and CSS to talk with engineers.
s Holds the Google UX Design Certificate.
1 Redesigned onboarding and brought drop-off down from 47% to 29%.
1 Built a design system of 60 components in Figma.
1 Tested designs with thirty users.
!deed 1 Worked with engineers and product people from idea to release.
2 Delivered eight client projects, among them landing pages and prototypes.
!deed 2 Presented work to clients and took their notes with good grace.
l I'm excited to apply for the Senior Product Designer role at Payday Labs.
l At Cowry Loop, my redesign of onboarding cut drop-off from 47% to 29%.
l I made a design system with 60 components, and I ran usability tests with 30 users.
l Payday has 2 million users, and I would love to learn from them.
l My B.A. is in Creative Arts from UNILAG.
l I'd welcome a chat about what you are building.
!figure 1 Lifted conversion by 35% with a new checkout.
!figure 2 Managed a budget of $20,000.
!employer l I have designed for Google and for Kuda.
!skill 1 Shipped components in React and TypeScript.
!title l In my time as Senior Product Designer at Payday Labs I led three designers.
!degree l I also have an M.Sc. in Human Computer Interaction.
!school s Trained at the Royal College of Art.
!title s Award-winning design lead.

@ Musa Danjuma | Kaduna | Driver
sum careful driver, no accident
work Company Driver | Arewa Foods Ltd | 2018 to present | drive 3 tonne truck and Hilux, Kaduna to Kano, Jos and Abuja. log book. small repairs
work Taxi driver | self employed | 2012 - 2018 | in Kaduna town
edu Primary School Certificate | LEA Primary School Tudun Wada | 2001 |
cert Class E driver's licence, FRSC refresher 2022
tech defensive driving, vehicle maintenance
soft punctual, honest
lang Hausa, English, Gbagyi
for Staff Driver | Zaria Grains |
x Fleet Supervisor | Dangote Group | 2009 to present | OND Transport Management | Kaduna Polytechnic | 2008 | Forklift operation; GPS tracking | HSE Level 2
s Driver with fourteen years on the road and no accident.
s Holds a Class E driver's licence.
s Honest and punctual.
1 Drive a 3 tonne truck and a Hilux from Kaduna to Kano, Jos and Abuja.
1 Keep the log book and do small repairs.
!deed 1 Check oil, water and tyres each morning.
2 Drove a taxi in Kaduna town.
!deed 2 Took good care of passengers and their loads.
l Dear manager, I want to work as Staff Driver in Zaria Grains.
l I have been driving for Arewa Foods Ltd since 2018.
l I have a valid driver's licence, Class E, and did the FRSC refresher in 2022.
l I know the roads to Kano, Jos and Abuja very well.
l Allah ya saka da alheri.
!figure 1 Covered 40,000 km every year.
!figure s Driver with 25 years on the road.
!employer 1 Carried goods for Nestle on some trips.
!title 1 Made Transport Officer in charge of the yard.
!certification l I have HSE Level 3 as well.
!skill s Experienced in forklift and crane operation.
!date l I did my refresher in 2024.

@ Wanjiru Kamau | Nairobi, Kenya | Social Media Manager
sum Social media and content for small brands
work Social Media Manager | Kijani Foods | Feb 2023 - Present | grew Instagram 6k to 31k, TikTok 0 to 12k, content calendar, KES 90,000 monthly ad budget, Meta Ads, Canva
work Content Writer | Freelance | 2020 - 2023 | 140 blog posts for 9 clients, SEO
edu BA Communication, Second Class Honours (Upper Division) | Daystar University | 2020 | 
tech Canva, Meta Ads, SEO, CapCut, copywriting
soft creativity
lang English, Kiswahili, Kikuyu
for Digital Marketing Lead | Tamu Snacks | 
x Head of Marketing | Safaricom | Feb 2019 - Present | MBA Marketing | University of Nairobi | 2017 | HubSpot; Google Analytics | Google Ads certification
s Social media manager with six years of content for small brands.
!deed s Writes copy, cuts video in CapCut and designs in Canva.
s Speaks English, Kiswahili and Kikuyu.
1 Grew Instagram from 6k to 31k followers and TikTok from zero to 12,000.
1 Spent a monthly ad budget of KES 90,000 on Meta Ads.
!deed 1 Planned the content calendar and wrote the captions.
!deed 1 Answered comments and messages in English and Kiswahili.
2 Wrote 140 blog posts for nine clients.
2 Used SEO so that the posts were found.
l I'd love to join Tamu Snacks as Digital Marketing Lead.
l At Kijani Foods I took Instagram from 6,000 to 31,000 followers.
l I look after an ad budget of 90,000 shillings a month.
l Earlier I wrote 140 posts for 9 clients as a freelance writer.
l My BA in Communication, Second Class Upper, is from Daystar University.
l Asante sana for your time.
!figure 1 Earned a return on ad spend of 4.5x.
!figure 1 Managed a budget of KES 1.2 million.
!employer 2 Wrote for Safaricom and for Equity Bank.
!skill 1 Built email flows in HubSpot.
!title l As Head of Content I hired two writers.
!degree s MBA graduate with a love of food brands.
!date l I joined Kijani Foods in 2019.

@ Segun Ajayi | Ota, Ogun | Production Supervisor
sum Plastics manufacturing
work PRODUCTION SUPERVISOR | OGUN PLASTICS PLC | 03/2019 TO DATE | SUPERVISE 22 MACHINE OPERATORS ON 3 SHIFTS. DOWNTIME FROM 14% TO 9%. DAILY OUTPUT REPORT. 5S.
work MACHINE OPERATOR | OGUN PLASTICS PLC | 2015 - 2019 | INJECTION MOULDING MACHINE, 1,800 PIECES PER SHIFT
edu ND MECHANICAL ENGINEERING | MOSHOOD ABIOLA POLYTECHNIC | 2014 |
tech injection moulding, 5S, machine setting, Excel
cert HSE LEVEL 1
lang Yoruba, English
for Production Manager | Sagamu Packaging |
x Production Manager | Guinness Nigeria | 03/2012 TO DATE | HND Mechanical Engineering | Yaba College of Technology | 2011 | SAP; PLC programming | Six Sigma Green Belt
s Production supervisor with eleven years in plastics manufacturing.
s Supervises 22 machine operators on three shifts.
!deed s Keeps a tidy floor with 5S.
1 Supervised 22 operators over 3 shifts.
1 Brought downtime down from 14% to 9%.
1 Wrote the daily output report in Excel.
!deed 1 Set machines and settled small faults before they stopped the line.
2 Ran the injection moulding machine at 1,800 pieces a shift.
!deed 2 Changed moulds and checked each batch.
l I hereby apply for the position of Production Manager at Sagamu Packaging.
l I have been with Ogun Plastics Plc since 2015, first as machine operator and now as production supervisor.
l My team of 22 brought downtime from 14% to 9%.
l I hold HSE Level 1 and an ND in Mechanical Engineering.
l I am ready to move to Sagamu.
!figure 1 Increased output by 40% in two years.
!figure 1 Supervised 60 operators in two factories.
!title 1 ACTED AS PLANT MANAGER FOR A YEAR.
!employer 2 Was seconded to Nigerian Breweries for training.
!skill 1 Planned production in SAP.
!certification l I hold a Six Sigma Green Belt.
!degree l I graduated with an HND in Mechanical Engineering.

@ Adaeze Obi | Owerri, Imo | Human Resources Officer
sum
work Human Resources Officer | Imo Breweries | June 2021 - Present | Recruitment of 45 staff a year, leave records, staff files for 210 employees, SeamlessHR, quarterly trainings
work HR Intern | Heartland Cooperative | Sept 2020 - May 2021 | filing, interviews scheduling
edu B.Sc. Industrial Relations and Personnel Management | Imo State University | 2019 | 4.3/5
edu M.Sc. Human Resource Management (in view) | Federal University of Technology, Owerri | 2026 |
cert CIPM Associate (2023)
tech SeamlessHR, Excel, recruitment, payroll support
soft discretion
lang English, Igbo
for HR Business Partner | Alaoji Power | 
x HR Manager | Access Bank | June 2017 - Present | B.Sc. Psychology | University of Ibadan | 2016 | Workday; Tableau | SHRM-CP
s Human resources officer with five years in brewing and cooperatives.
s Associate of CIPM who keeps staff files for 210 employees.
s Currently studying for an M.Sc. in Human Resource Management at FUTO.
!deed 1 Recruited 45 staff a year, from advert to first day.
1 Kept leave records and the files of 210 employees in SeamlessHR.
1 Organised quarterly trainings.
1 Supported payroll each month.
2 Scheduled interviews and filed staff papers.
2 Learned to keep confidences.
l I am applying for the role of HR Business Partner with Alaoji Power.
l At Imo Breweries I recruit 45 people a year and keep the files of 210 employees.
l I graduated from Imo State University with a CGPA of 4.3.
l I became an Associate of CIPM in 2023.
l My discretion is what colleagues mention first.
l I would welcome a conversation.
!figure 1 Lowered staff turnover from 25% to 12%.
!figure 2 Conducted 300 interviews in nine months.
!title l I was made Head of Human Resources last year.
!employer l I interned with Chevron in Warri.
!skill 1 Introduced Workday for leave and appraisals.
!certification s SHRM-CP certified people partner.
!degree l I have a Master's degree from the University of Ibadan.
!date 1 Rolled out the new handbook in March 2019.

@ Jean-Paul Nkurunziza | Kigali, Rwanda | Civil Engineer
sum Roads and drainage
work Site Engineer | Umucyo Construction | 2021 - present | 18 km of feeder road in Huye district, drainage, 40 labourers, RWF 640 million contract, AutoCAD drawings
work Assistant Site Engineer | Rwanda Roads Co | 2018 - 2021 | levelling, concrete tests
edu BSc Civil Engineering | University of Rwanda | 2017 |
tech AutoCAD, total station, concrete testing, MS Project
lang Kinyarwanda, French, English
for Project Engineer | Lake Kivu Works |
x Senior Project Manager | Julius Berger | 2014 - present | MSc Structural Engineering | Makerere University | 2013 | Revit; Primavera P6 | PMP
s Civil engineer with eight years on roads and drainage.
s Works in Kinyarwanda, French and English.
s Je dessine avec AutoCAD et je travaille sur le terrain.
1 Built 18 km of feeder road in Huye district with its drainage.
1 Led 40 workers on a contract of RWF 640 million.
!deed 1 Drew the sections in AutoCAD.
1 Set out levels with the total station.
2 Took levels and tested concrete.
2 Helped the site engineer with daily records.
l Please consider me for Project Engineer at Lake Kivu Works.
l At Umucyo Construction I built eighteen kilometres of feeder road, on a contract of 640 million francs.
l Forty labourers worked with me.
l I studied Civil Engineering at the University of Rwanda and finished in 2017.
l I would be happy to visit your site.
!figure 1 Finished the road 3 months early and saved 12% of the budget.
!figure 1 Led 120 workers on two bridges.
!employer 2 Worked with China Road and Bridge Corporation on the airport.
!skill 1 Modelled culverts in Revit.
!title l I rose to Project Manager within a year.
!certification s PMP holder with field experience.
!degree l My MSc from Makerere University is in structures.
!school l I also trained at Carnegie Mellon University Africa.

@ Zainab Yusuf Lawal | Ilorin, Kwara | Pharmacist
sum Community pharmacist.
work Superintendent Pharmacist | Medicare Pharmacy | April 2020 - now | dispense about 150 prescriptions daily, counselling, expiry control cut losses from ₦300,000 to ₦80,000 a quarter, 5 staff
work Intern Pharmacist | General Hospital Ilorin | 2018 - 2019 |
work Corps Pharmacist (NYSC) | Gusau Central Clinic | 2019 - 2020 | dispensing, outreach to 7 villages
edu B.Pharm | University of Ilorin | 2018 | 
cert PCN licence 2026, NYSC
tech dispensing, inventory control, patient counselling
lang Yoruba, Hausa, English
for Hospital Pharmacist | Kwara Heart Centre |
x Chief Pharmacist | University College Hospital | April 2015 - now | Pharm.D | Ahmadu Bello University | 2015 | Clinical trials; SPSS | WAPCP Fellowship
s Pharmacist with seven years in community and hospital work.
s Dispenses about 150 prescriptions a day and counsels each patient.
s Licensed by PCN.
1 Dispensed some 150 prescriptions daily.
1 Cut expiry losses from ₦300,000 to ₦80,000 a quarter.
1 Supervised five staff as superintendent pharmacist.
!deed 1 Counselled patients on doses and side effects.
!deed 2 Completed the internship in dispensing and ward rounds.
3 Took medicines to seven villages on outreach.
l I am a pharmacist with a B.Pharm from Unilorin, and I apply for the Hospital Pharmacist post.
l At Medicare Pharmacy I brought expiry losses down from N300,000 to N80,000 in a quarter.
l During NYSC in Gusau I went out to 7 villages.
l I speak Yoruba, Hausa and English with patients.
l Kwara Heart Centre is where I would like to grow.
!figure 1 Raised pharmacy revenue by 28%.
!figure 1 Dispensed 400 prescriptions daily.
!employer l I was also at Emzor Pharmaceuticals for a year.
!title l As Chief Pharmacist I wrote the drug policy.
!skill s Skilled in pharmacovigilance and SPSS.
!degree s Holder of a Pharm.D and of a love for patients.
!certification l I am a Fellow with ACLS and a BLS card.
!date 3 Served in Gusau in 2016.

@ Emeka "Max" Obiora | Surulere, Lagos | Graphic Designer
sum Brand & print designer 🎨
work Graphic Designer | Printville | 2022–now | flyers, banners, logos; 25+ brands; Photoshop, Illustrator, CorelDRAW
work Freelance Designer | Fiverr & referrals | 2019–2022 | 70 gigs, 4.9 rating
edu OND Graphics | Auchi Polytechnic | 2018 |
tech Photoshop, Illustrator, CorelDRAW, Canva
soft fast turnaround
lang English, Igbo, Pidgin
for Brand Designer | Bubble Soda Co | 
x Creative Director | Insight Publicis | 2016–now | HND Graphic Arts | Yaba College of Technology | 2015 | Figma; After Effects | Adobe Certified Professional
s Graphic designer with seven years of brand and print work.
s At home in Photoshop, Illustrator and CorelDRAW.
s Turns work round fast.
1 Designed flyers, banners and logos for over 25 brands.
1 Prepared print files in CorelDRAW and Adobe Illustrator.
!deed 1 Kept to each brand's colours and fonts.
2 Completed 70 gigs with a rating of 4.9.
2 Found clients on Fiverr and by referrals.
l I'm applying for the Brand Designer role at Bubble Soda Co.
l At Printville I have designed for more than 25 brands.
l My 70 freelance gigs kept a 4.9 rating.
l I studied graphics at Auchi Polytechnic (OND, 2018).
l I would love to draw your next can.
!figure 1 Designed 300 logos in one year.
!figure 2 Earned $12,000 on freelance sites.
!employer 1 Made campaign art for Coca-Cola and MTN.
!skill 1 Animated adverts in After Effects.
!title l I have been Art Director at Printville since 2023.
!degree l My HND in Graphic Arts was a good school.
!skill l I also use Figma daily.

@ Rukayat Alabi | Osogbo, Osun | Primary School Teacher
sum
work Class Teacher (Primary 4) | Bright Minds Nursery & Primary School | September 2020 - date | 28 pupils, all subjects, end of term plays, Parents' WhatsApp group
work Lesson Teacher | Private homes | 2018 - 2020 | 5 children in 3 families
edu NCE Primary Education | Osun State College of Education, Ilesa | 2018 |
cert TRCN
tech phonics, lesson notes, first aid
soft patience, creativity
lang Yoruba, English
for Primary Teacher | Little Acorns School | 
x Head Teacher | Greensprings School | September 2015 - date | B.Ed Primary Education | Obafemi Awolowo University | 2015 | Coding for kids; Montessori method | Montessori Diploma
s Primary school teacher with eight years of patient work.
s NCE holder, registered with TRCN.
s Loves phonics and end of term plays.
1 Teach all subjects to 28 pupils in Primary 4.
1 Put on the end of term plays.
1 Keep parents informed in the WhatsApp group.
!deed 1 Write lesson notes and mark books every day.
2 Taught five children of three families at home.
!deed 2 Helped them with reading and sums.
l I wish to apply as Primary Teacher at Little Acorns School.
l My present class has 28 pupils.
l I have the NCE from Osun State College of Education, Ilesa.
l Ẹ jọ̀wọ́, I can come for an interview on any day.
l I know phonics and first aid.
!figure 1 All of my 45 pupils passed Common Entrance.
!figure s Teacher with 15 years of experience.
!title 1 Serve as Assistant Head Teacher since last term.
!employer l I taught at Corona School before.
!degree l I have a B.Ed from OAU.
!certification s Montessori certified teacher.
!skill l I teach Python to children on Saturdays.

@ Thabo Dlamini | Soweto, South Africa | Security Officer
sum Grade C security officer, PSIRA registered
work Security Officer | Ubuntu Guarding | 2020 – present | access control at a mall with 85 shops, CCTV room, incident reports, arrests handed to SAPS
work General worker | Joburg Fresh Produce Market | 2017 – 2019 |
edu Matric | Morris Isaacson High School | 2016 |
cert PSIRA Grade C, Fire marshal level 1
tech CCTV, access control, report writing
lang isiZulu, Sesotho, English
for Control Room Operator | Sandton Gate |
x Security Manager | Fidelity ADT | 2015 – present | National Diploma Security Management | UNISA | 2019 | Firearm handling; K9 handling | PSIRA Grade A
s PSIRA registered security officer with six years of guarding.
s Watches CCTV and writes clear incident reports.
s Speaks isiZulu, Sesotho and English.
1 Controlled access at a mall with 85 shops.
1 Watched the CCTV room and wrote incident reports.
1 Handed arrests to SAPS.
!deed 2 Loaded and sorted fresh produce.
2 Worked early mornings and never missed a shift.
l I am applying for Control Room Operator at Sandton Gate.
l I hold PSIRA Grade C and am a fire marshal, level 1.
l At Ubuntu Guarding I look after a mall of 85 shops.
l I have my Matric from Morris Isaacson High School.
l I can work nights.
!figure 1 Reduced theft by 50% in a year.
!figure 1 Supervised 20 guards.
!employer l I guarded Standard Bank branches before.
!title l I was Shift Supervisor for two years.
!certification l I have First Aid Level 2 and a Grade A certificate.
!degree s National Diploma holder in Security Management.
!date 2 Left the market in 2021.

@ Chidinma Anyanwu | Yaba, Lagos | Data Analyst
sum Data analyst in retail and logistics
work Data Analyst | Nairacart | 10/2022 – Present | Power BI dashboards for 5 teams, SQL on BigQuery, churn report; weekly report time 2 days to 3 hours
work Graduate Trainee | Nairacart | 10/2021 – 09/2022 | Excel reports, data cleaning in Python (pandas)
edu B.Sc. Statistics, First Class | Federal University of Technology, Akure | 2020 | 4.61/5.00
cert Google Data Analytics Certificate (2021); NYSC 2021
tech SQL, BigQuery, Power BI, Python, pandas, Excel
soft storytelling with data
lang English, Igbo, French (basic)
for Senior Data Analyst | Trove Health | They want dbt and Snowflake.
x Data Science Lead | Interswitch | 10/2018 – Present | M.Sc. Data Science | University of Lagos | 2017 | Snowflake; Tableau | Microsoft Certified: Power BI Data Analyst Associate
s Data analyst with five years in retail and logistics.
s First Class graduate in Statistics from FUTA.
s Tells stories with data in SQL, Power BI and Python.
1 Built Power BI dashboards for five teams.
1 Cut the weekly report from two days to 3 hours.
1 Wrote SQL on BigQuery for the churn report.
!deed 1 Answered questions from sales and operations with data.
2 Cleaned data in Python with pandas.
2 Prepared Excel reports as a graduate trainee.
l I am writing about the Senior Data Analyst opening at Trove Health.
l You ask for dbt and Snowflake; I have used BigQuery and would learn both quickly.
l At Nairacart I serve five teams with dashboards.
l I graduated with a First Class (4.61/5.00) in Statistics.
l I served my NYSC year in 2021.
l I would enjoy talking about your data.
!figure 1 Predicted churn with 92% accuracy.
!figure 1 Saved the company ₦9 million a year.
!skill 1 Modelled the warehouse in Snowflake with dbt.
!title l I have led the analytics team as Analytics Manager.
!employer l I consulted for Jumia in my free time.
!degree s Holds a Master's degree in Data Science.
!certification l I am a Microsoft Certified data analyst.
!date l I finished my degree in 2017.

@ Samuel Otieno | Kisumu, Kenya | Electrician
sum
work Electrician | Lakeside Hotels Ltd | 2019 - now | wiring of 2 hotels (64 rooms), generator 100 kVA, solar panels 20 kW, 24 hour call
work Apprentice Electrician | Juma Electricals | 2016 - 2018 | house wiring, motor rewinding
edu Craft Certificate in Electrical Installation | Kisumu National Polytechnic | 2016 |
cert EPRA licence class C1
tech house wiring, solar installation, generator servicing, motor rewinding
lang Dholuo, Kiswahili, English
for Maintenance Electrician | Impala Sugar |
x Electrical Engineer | Kenya Power | 2013 - now | Diploma in Electrical Engineering | Technical University of Kenya | 2015 | PLC programming; AutoCAD | EPRA licence class A1
s Electrician with nine years in hotels and homes.
s Licensed by EPRA, class C1.
s Answers calls day and night.
1 Wired two hotels with 64 rooms.
1 Service a 100 kVA generator and 20 kW of solar panels.
!deed 1 Keep the lights on and write down each fault.
2 Wired houses and rewound motors.
!deed 2 Carried tools, pulled cable and learned fast.
l I want the job of Maintenance Electrician at Impala Sugar.
l I look after 64 rooms in 2 hotels for Lakeside Hotels Ltd.
l My licence is EPRA class C1.
l I learnt the trade with Juma Electricals from 2016 to 2018.
l Erokamano, thank you.
!figure 1 Cut power bills by 33%.
!figure 1 Wired 7 hotels.
!employer 2 Did line work for Kenya Power in the holidays.
!title l I am the Chief Electrician of the group.
!skill 1 Programmed a PLC for the pumps.
!degree l I hold a Diploma in Electrical Engineering.
!date s Electrician in hotels since 2012.

@ Mary-Jane Effiong | Uyo, Akwa Ibom | Hotel Front Desk Supervisor
sum Front desk and guest relations
work Front Desk Supervisor | Ibom Palms Hotel | Jan 2022 – now | 4 receptionists, 110 rooms, Opera PMS, guest score from 7.8 to 8.9 on Booking.com
work Receptionist | Ibom Palms Hotel | Mar 2019 – Dec 2021 | check-in, cash up, switchboard
edu HND Hospitality Management, Lower Credit | Akwa Ibom State Polytechnic | 2018 |
tech Opera PMS, cash up, MS Office
soft warmth, grooming
lang English, Ibibio, French (fair)
for Front Office Manager | Calabar Marina Hotel | The hotel has 90 rooms.
x Front Office Manager | Transcorp Hilton | Jan 2016 – now | B.Sc. Tourism | University of Calabar | 2015 | SAP; Sales forecasting | Certified Hospitality Supervisor
s Front desk supervisor with more than seven years in one hotel.
s Warm, well groomed and quick in Opera.
s Speaks English and Ibibio, with fair French.
1 Supervised four receptionists at a hotel of 110 rooms.
1 Raised the guest score from 7.8 to 8.9 on Booking.com.
!outcome 1 Settled complaints before guests left.
2 Checked guests in, cashed up and ran the switchboard.
2 Learned to greet each guest by name.
l I would like to become your Front Office Manager.
l I started as receptionist at Ibom Palms Hotel in March 2019 and supervise four receptionists now.
l Our guest score went from 7.8 to 8.9.
l Calabar Marina Hotel has 90 rooms, and I know what 110 ask for.
l My HND is in Hospitality Management.
!figure 1 Raised occupancy from 55% to 78%.
!figure 1 Trained 35 new staff.
!title l I have been Duty Manager since 2023.
!employer l I trained at Sheraton Lagos for six months.
!skill 1 Posted entries in SAP each night.
!degree l I passed with Upper Credit.
!certification s Certified Hospitality Supervisor with a smile.
!school l I did a short course at Swiss Hotel School.
`
