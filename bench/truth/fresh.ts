/**
 * Invented people, written after the rules were finished, in the long sentences of a model. At the first run, recall
 * was 0.961 and precision 0.971. The rules were corrected afterwards.
 */
export const fresh = `
@ Ebere Chukwu | Abuja | Procurement Analyst
sum I buy for hospitals and clinics.
work Procurement Analyst | MediSupply West Africa | Feb 2021 - present | source consumables from 55 vendors, PO cycle from 9 days to 4, saved ₦31m in 2024, contract register, Odoo
work Purchasing Clerk | Garki Wholesale Pharmacy | 2018 - 2021 | raised purchase orders, chased deliveries, 200 SKUs
edu B.Sc. Business Administration, Second Class Upper | Nasarawa State University, Keffi | 2017 | 4.02/5.0
cert CIPSMN graduate member (2022)
tech Odoo, Excel, vendor evaluation, tendering, contract management
soft integrity, negotiation
lang English, Igbo, Hausa
for Senior Procurement Officer | Kirikiri Health Group | Kirikiri Health Group runs 9 hospitals and spends ₦2 billion a year. Experience with SAP Ariba is an advantage.
x Head of Procurement | Reckitt Nigeria | Feb 2017 - present | B.Sc. Economics | University of Nigeria, Nsukka | 2014 | SAP Ariba; Python | MCIPS
s Detail-oriented procurement analyst with over eight years of experience sourcing medical consumables and managing vendor relationships.
s Adept at tendering, vendor evaluation and contract management, with a strong focus on integrity and value for money.
s Comfortable negotiating in English, Igbo and Hausa.
1 Sourced consumables from a network of 55 vendors, ensuring that hospitals and clinics never ran short.
!outcome 1 Streamlined the purchase order cycle from nine days to four, freeing the team for more strategic work.
1 Delivered savings of ₦31 million in 2024 through careful negotiation and disciplined tendering.
!deed 1 Maintained an up-to-date contract register in Odoo and flagged renewals well ahead of time.
2 Raised purchase orders and chased deliveries across a catalogue of 200 SKUs.
!outcome 2 Built a reputation for fairness with suppliers and for accuracy with paperwork.
l I am excited to apply for the Senior Procurement Officer position at Kirikiri Health Group, whose 9 hospitals depend on supplies that arrive on time.
l In my current role as Procurement Analyst at MediSupply West Africa, I work with 55 vendors and brought the purchase order cycle down from 9 days to 4.
l In 2024 alone, this discipline saved the company ₦31 million.
l While I have not yet worked with SAP Ariba, my daily use of Odoo means that I would learn it quickly.
l I also hold a second class upper degree in Business Administration and graduate membership of CIPSMN.
l I would welcome the opportunity to discuss how I could support your hospitals.
!figure 1 Negotiated framework agreements worth over ₦250 million, reducing unit costs by 14%.
!employer 2 Previously supported tenders for GlaxoSmithKline and for the Federal Medical Centre, Keffi.
!title 1 Stepped up as Acting Procurement Manager during a period of rapid growth.
!skill 1 Automated vendor scorecards with Python and Power Query.
!certification s MCIPS-qualified professional with a passion for ethical sourcing.
!degree l My MBA from Lagos Business School sharpened my commercial judgement.
!date 1 Recognised as Employee of the Year in 2022.
!title l As Senior Procurement Officer at Kirikiri Health Group, I managed the annual tender.

@ Lindiwe Nkosi | Durban, South Africa | Call Centre Agent
sum Insurance claims by phone
work Claims Consultant | Thekwini Life | March 2021 - Present | 45 inbound calls daily, claims registration, QA score average 94%, isiZulu and English queue
work Cashier | Umlazi Superspar | 2018 - 2020 | till, returns, end of day balancing
edu National Senior Certificate | Ogwini Comprehensive High School | 2017 |
cert FAIS RE5 (2022)
tech claims registration, call handling, Genesys, Excel
soft empathy, patience
lang isiZulu, English, isiXhosa
for Claims Team Leader | Kingsmead Insure | 
x Claims Team Leader | Discovery Health | March 2017 - Present | BCom Insurance | University of KwaZulu-Natal | 2016 | Salesforce; SQL | FAIS RE1
s Empathetic claims consultant with more than five years of experience in a busy insurance call centre.
s Handles calls in isiZulu, English and isiXhosa with patience and care.
s RE5-certified under FAIS and confident with Genesys and Excel.
1 Answered an average of 45 inbound calls daily while registering claims accurately.
1 Maintained a QA score of 94% on average.
1 Supported callers in both the isiZulu and the English queue, often at the hardest moments of their lives.
2 Operated the till, processed returns and balanced the cash at the end of each day.
!outcome 2 Greeted shoppers warmly and kept queues moving.
l It is with great enthusiasm that I apply for the Claims Team Leader role at Kingsmead Insure.
l At Thekwini Life I take 45 calls a day and have kept my QA score at an average of 94%.
l I passed the FAIS RE5 in 2022.
l What I would bring to Kingsmead Insure is patience, empathy and a head for detail.
l Ngiyabonga for considering my application.
!figure 1 Improved first-call resolution from 71% to 88% within six months.
!figure 2 Balanced takings of over R60,000 a day without error.
!title 1 Mentored new starters as Acting Team Leader.
!employer l Before Thekwini Life I handled claims at Sanlam and Old Mutual.
!skill 1 Logged every interaction in Salesforce.
!degree s BCom graduate with an interest in risk.
!certification l I have also completed the FAIS RE1 and a Wealth Management NQF 5.
!date 2 Promoted to the front till in June 2017.

@ Yusuf Abdullahi Bala | Katsina | Civil Servant / Admin Officer
sum Admin officer in local government
work Administrative Officer II | Katsina Local Government Secretariat | 2015 – date | registry of 1,300 personnel files, leave roster, minutes of council meetings, supervise 3 clerks
work Clerical Assistant | Funtua Textile Cooperative | 2011 – 2014 | typing, dispatch book
edu HND Public Administration | Hassan Usman Katsina Polytechnic | 2010 | Lower Credit
cert NYSC 2011, Computer appreciation certificate
tech filing, minute writing, typing, Microsoft Word
lang Hausa, English, Arabic
for Human Resource Officer | Dutsin-Ma Agro Allied |
x Director of Administration | Katsina State Civil Service Commission | 2007 – date | B.Sc. Political Science | Umaru Musa Yar'Adua University | 2008 | Oracle HRMS; Policy analysis | ANAN
s Seasoned administrative officer with fifteen years of service in public and cooperative organisations.
s Meticulous in filing, minute writing and registry work.
s Fluent in Hausa, English and Arabic.
1 Oversee a registry of 1,300 personnel files with complete confidentiality.
1 Prepare the leave roster and take the minutes of council meetings.
1 Supervise a team of three clerks, guiding them patiently through registry procedure.
2 Typed correspondence and maintained the dispatch book.
2 Assisted the cooperative's officers with day-to-day clerical tasks.
l I humbly submit my application for the position of Human Resource Officer at Dutsin-Ma Agro Allied.
l Since 2015 I have served the Katsina Local Government Secretariat as an Administrative Officer.
l I supervise 3 clerks and keep one thousand three hundred files in order.
l My HND in Public Administration was awarded by Hassan Usman Katsina Polytechnic in 2010.
l Na gode da lokacinku.
!figure 1 Digitised 4,800 records and cut retrieval time by half an hour.
!employer 1 Served on secondment to the Independent National Electoral Commission.
!title 1 Elevated to Principal Administrative Officer for outstanding service.
!skill s Proficient in Microsoft Access and Oracle.
!degree s B.Sc. Political Science holder.
!certification l I am a Fellow of the Institute of Corporate Administration and a Certified Records Manager.
!date 2 Left the cooperative in 2016.
!school l I attended a leadership course at the Administrative Staff College of Nigeria.

@ Adwoa Serwaa | Cape Coast, Ghana | Science Teacher
sum JHS integrated science
work Integrated Science Teacher | Saltpond Methodist JHS | Sept 2019 - present | forms 1-3, 3 streams, BECE pass 68% to 79%, STEM club 25 members
edu B.Ed. (Science), Second Class Lower | University of Education, Winneba | 2018 | 2.9
cert NTC teaching licence 2020
tech lesson planning, laboratory safety, Google Classroom, ICT integration
soft patience
lang Fante, English
for Science Tutor | Elmina Learning Hub | The hub has 300 learners in three towns.
x Assistant Headmistress | Wesley Girls' High School | Sept 2015 - present | M.Phil. Science Education | University of Cape Coast | 2016 | Robotics; MATLAB | Apple Teacher
s Passionate integrated science teacher with seven years of classroom experience at junior high level.
s Licensed by the NTC and committed to safe, practical laboratory work.
s Integrates ICT and Google Classroom into everyday lessons.
1 Taught integrated science to forms 1 to 3 across three streams.
1 Helped raise the BECE pass rate from 68% to 79%.
1 Founded and guided a STEM club of 25 members.
!outcome 1 Planned lessons that brought abstract ideas to life with everyday materials.
l I was delighted to see the Science Tutor vacancy at Elmina Learning Hub.
l With 300 learners in three towns, your hub reaches the very children I care about.
l At Saltpond Methodist JHS I have taught since September 2019, and the BECE pass rate has climbed from 68 percent to 79 percent.
l I hold a B.Ed. in Science from the University of Education, Winneba, and the NTC licence.
l Medaase, and I hope to meet you soon.
!figure 1 Secured a grant of GHS 15,000 for laboratory equipment.
!figure 1 Coached 40 students to the national science quiz.
!title 1 Appointed Head of the Science Department in my third year.
!employer l I have also been a part-time tutor at Achimota School.
!skill 1 Introduced learners to robotics with Arduino.
!degree l I am currently completing an M.Phil. at UCC.
!certification s Google Certified Educator with a modern outlook.
!date 1 Won the district teacher award in 2018.

@ Victor Omoruyi | Benin City, Edo | Full Stack Developer
sum React and Django developer
work Full Stack Developer | Oba Tech Labs | Aug 2022 – Present | school portal used by 12 schools (6,400 students), React, Django, PostgreSQL, page load 5s to 1.4s, Docker, CI with GitHub Actions
work Junior Web Developer | Igun Digital | Feb 2021 – Jul 2022 | WordPress sites, HTML/CSS, bug fixes
edu B.Sc. Physics | University of Benin | 2019 |
tech React, JavaScript, Django, Python, PostgreSQL, Docker, GitHub Actions, WordPress
soft clear communication
lang English, Edo
say I mentor beginners at a weekly meetup.
for Software Engineer | Harbourpay | Harbourpay uses Go, Kafka and AWS to move $10 million every day.
x Senior Software Engineer | Moniepoint | Aug 2019 – Present | B.Sc. Computer Science | Covenant University | 2018 | AWS; Kafka | AWS Certified Developer
s Versatile full stack developer with five years of experience delivering web applications in React and Django.
!deed s Brings a physicist's curiosity to debugging, performance and clear communication.
s Mentors beginners at a weekly meetup.
1 Developed a school portal now relied upon by 12 schools and 6,400 students.
1 Optimised page load from 5 seconds to 1.4 seconds.
1 Containerised the application with Docker and automated releases with GitHub Actions.
!deed 1 Designed PostgreSQL schemas and wrote Python services with Django.
2 Built and maintained WordPress sites using HTML and CSS.
2 Resolved bugs promptly and documented each fix.
l I am writing to express my interest in the Software Engineer role at Harbourpay.
l At Oba Tech Labs I built a portal for twelve schools with 6,400 students.
l Harbourpay uses Go, Kafka and AWS to move $10 million every day, and the scale of that challenge excites me.
l I have yet to use Kafka, but I learn fast.
!outcome l My background in Physics from UNIBEN taught me to measure before I optimise.
l Thank you for your time and consideration.
!figure 1 Increased test coverage to 95% and reduced incidents by two thirds.
!figure 2 Delivered 45 client websites ahead of schedule.
!skill 1 Migrated workloads to AWS Lambda and DynamoDB.
!title l Last year I was promoted to Technical Lead.
!employer s Former intern at Interswitch with a love for payments.
!degree s Computer Science graduate holding a B.Sc. in Software Engineering.
!certification l I am an AWS Certified Developer and a Certified Scrum Master.
!date 2 Freelanced for local businesses in 2018.
!skill l I write Go and TypeScript with equal ease.

@ Rose Wairimu Njoroge | Thika, Kenya | Community Health Promoter
sum Village health work
work Community Health Promoter | Kiambu County Health Department | 2017 – now | 96 households, home visits, referrals, 42 mothers to skilled delivery in 2023, eCHIS app
work House help | private family, Nairobi | 2012 – 2016 | care of 2 children
edu KCSE | Gatundu Girls Secondary School | 2011 | C plain
cert CHV basic modules training, First aid
tech home visits, referral, eCHIS, health talks
soft kindness
lang Kikuyu, Kiswahili, English
for Health Outreach Assistant | Afya Njema Trust | 
x Public Health Officer | AMREF Health Africa | 2010 – now | Diploma in Community Health | Kenya Medical Training College | 2015 | HIV testing; DHIS2 | Certified HIV Testing Counsellor
s Kind and dependable community health promoter with nine years of home visits and health talks.
s Keeps records in the eCHIS app and refers early.
s Speaks Kikuyu, Kiswahili and English.
1 Visit 96 households and refer those who need care.
1 Accompanied 42 mothers to skilled delivery in 2023.
1 Record every visit in eCHIS on my phone.
!deed 1 Give health talks at barazas and in churches.
2 Cared for two children and ran the home.
!outcome 2 Earned the lasting trust of the family.
l I would like to be considered for the Health Outreach Assistant opportunity with Afya Njema Trust.
l As a community health promoter, I look after ninety-six households in Kiambu County.
l In 2023, 42 mothers whom I visited gave birth with skilled care.
l I completed my KCSE at Gatundu Girls Secondary School.
l Asante, na Mungu awabariki.
!figure 1 Lowered malaria cases by 55%.
!figure 1 Trained 18 new promoters.
!title 1 Chosen as Community Health Assistant Supervisor for the sub-county.
!employer 2 Helped at Aga Khan Hospital on weekends.
!skill s Experienced in HIV testing and in DHIS2.
!degree l I have a Diploma in Community Health from KMTC.
!certification l I am a Certified HIV Testing Counsellor.
!date l I have done this work since 2014.
`
