import { job, sample, study } from './sample.testing.ts'

// Invented people, in the layouts that resumes of Nigeria have.
export const nigerian = [
  sample(
    'capitals, bio data, institutions with dates',
    {
      fullName: 'ADAEZE IFEOMA OKAFOR',
      email: 'adaeze.okafor@example.com',
      phone: '08031234567',
      location: '12, Allen Avenue, Ikeja, Lagos State',
      summary:
        'To work in a challenging environment where I can use my skills and grow with the organisation.',
      workExperience: [
        job(
          'Customer Service Officer',
          ['Zenith Bank Plc', 'Ikeja, Lagos'],
          'March 2019 till date',
          'Opened over 40 accounts every week',
          'Resolved complaints of customers within 24 hours',
        ),
        job(
          'Corps Member (Teacher)',
          ['National Youth Service Corps', 'Kaduna'],
          'Nov 2017 - Oct 2018',
          'Taught mathematics in Government Secondary School',
        ),
      ],
      education: [
        study(
          'B.Sc. (Hons) Accountancy',
          'University of Nigeria, Nsukka',
          '2012 - 2016',
          'Second Class Upper',
        ),
        study('West African Senior School Certificate (WASSCE)', "Queen's School, Enugu", '2005 - 2011'),
      ],
      technicalSkills: 'Microsoft Excel, QuickBooks',
      softSkills: 'Communication skills, Team work',
      interests: 'Reading, travelling and meeting people',
    },
    `
CURRICULUM VITAE

ADAEZE IFEOMA OKAFOR
12, Allen Avenue, Ikeja, Lagos State.
Tel: 08031234567, 0809 876 5432
Email: adaeze.okafor@example.com

CAREER OBJECTIVE
To work in a challenging environment where I can use my skills
and grow with the organisation.

PERSONAL DATA
Date of Birth: 12th May, 1994
Sex: Female
Marital Status: Single
State of Origin: Anambra

EDUCATIONAL QUALIFICATIONS WITH DATES
University of Nigeria, Nsukka          2012 - 2016
B.Sc. (Hons) Accountancy, Second Class Upper
Queen's School, Enugu                  2005 - 2011
West African Senior School Certificate (WASSCE)

WORK EXPERIENCE
Zenith Bank Plc, Ikeja, Lagos          March 2019 till date
Customer Service Officer
• Opened over 40 accounts every week
• Resolved complaints of customers
  within 24 hours
National Youth Service Corps, Kaduna   Nov 2017 - Oct 2018
Corps Member (Teacher)
• Taught mathematics in Government Secondary School

SKILLS
Microsoft Excel, QuickBooks, Communication skills, Team work

HOBBIES
Reading, travelling and meeting people

REFEREES
Available on request
`,
  ),
  sample(
    'name in the bio data, institutions apart from qualifications',
    {
      fullName: 'Bello Musa Abdullahi',
      email: 'musa.bello@example.com',
      phone: '+234 806 555 0142',
      location: 'No. 7 Sultan Road, Kaduna',
      workExperience: [
        job(
          'Store Keeper',
          ['Gani Haulage Ltd', 'Kano'],
          '2018 – Present',
          'Keeping record of goods received and issued.',
          'Reconciling stock at the end of each month.',
        ),
        job('Sales Boy', 'Alheri Provision Store', '2015 – 2017'),
      ],
      education: [
        study(
          'Higher National Diploma (HND) Business Administration',
          'Kaduna Polytechnic',
          '2012 – 2014',
          'Lower Credit',
        ),
        study('Senior School Certificate (SSCE)', 'Government Secondary School, Zaria', '2003 – 2009'),
        study('First School Leaving Certificate', 'LEA Primary School, Tudun Wada', '1997 – 2003'),
      ],
      languages: 'Hausa, English and Arabic',
      interests: 'Football, Reading',
    },
    `
CURRICULUM VITAE

PERSONAL DATA
Name: Bello Musa Abdullahi
Address: No. 7 Sultan Road, Kaduna
Phone Number: +234 806 555 0142
E-mail: musa.bello@example.com
Date of Birth: 3rd March 1991
Gender: Male
Nationality: Nigerian
Languages spoken: Hausa, English and Arabic

INSTITUTIONS ATTENDED WITH DATES
1. Kaduna Polytechnic                      2012 – 2014
2. Government Secondary School, Zaria      2003 – 2009
3. LEA Primary School, Tudun Wada          1997 – 2003

QUALIFICATIONS OBTAINED WITH DATES
1. Higher National Diploma (HND) Business Administration (Lower Credit)   2014
2. Senior School Certificate (SSCE)        2009
3. First School Leaving Certificate        2003

WORKING EXPERIENCE
Organization: Gani Haulage Ltd, Kano
Position: Store Keeper
Date: 2018 – Present
Duties:
i. Keeping record of goods received and issued.
ii. Reconciling stock at the end of each month.

Organization: Alheri Provision Store
Position: Sales Boy
Date: 2015 – 2017

HOBBIES: Football, Reading

REFEREES
Alhaji Sani Garba
Manager, Gani Haulage Ltd
08023334444
`,
  ),
  sample(
    'Yoruba name, role | company | dates on one line',
    {
      fullName: 'Ọláyínká Ṣẹ̀gun Adébáyọ̀',
      email: 'olayinka@example.ng',
      phone: '0805 555 1212',
      location: 'Ìbàdàn, Oyo State',
      jobTitle: 'Logistics Coordinator',
      linkedinUrl: 'linkedin.com/in/olayinka-adebayo',
      summary:
        'Logistics coordinator with six years in last-mile delivery. Led a team of 12 riders and cut late deliveries by 18%.',
      workExperience: [
        job(
          'Logistics Coordinator',
          'Kòbọmọjẹ́ Foods',
          'Jan 2021 – Present',
          'Plan the routes of 12 riders across Ìbàdàn',
          'Cut late deliveries by 18% in one year',
        ),
        job('Dispatch Officer', 'GIG Logistics', 'Jun 2018 – Dec 2020', 'Handled 200 parcels a day'),
      ],
      education: [study('B.Sc. Geography', 'University of Ibadan', '2013 – 2017', 'Second Class Lower')],
      technicalSkills: 'Route planning, Google Sheets, Odoo',
      softSkills: 'Leadership',
      languages: 'Yoruba, English',
      referees: '',
    },
    `
Ọláyínká Ṣẹ̀gun Adébáyọ̀
Logistics Coordinator
Ìbàdàn, Oyo State | 0805 555 1212 | olayinka@example.ng | linkedin.com/in/olayinka-adebayo

PROFILE
Logistics coordinator with six years in last-mile delivery. Led a team of 12 riders and cut late deliveries by 18%.

EXPERIENCE
Logistics Coordinator | Kòbọmọjẹ́ Foods | Jan 2021 – Present
• Plan the routes of 12 riders across Ìbàdàn
• Cut late deliveries by 18% in one year

Dispatch Officer | GIG Logistics | Jun 2018 – Dec 2020
• Handled 200 parcels a day

EDUCATION
B.Sc. Geography | University of Ibadan | 2013 – 2017
Second Class Lower

SKILLS
Route planning • Google Sheets • Odoo • Leadership

LANGUAGES
Yoruba, English
`.normalize('NFD'),
  ),
  sample(
    'nurse: dates first, then role, then employer on lines of their own',
    {
      fullName: 'Nneka Chịnụa Ọ̀gwụ, RN',
      email: 'nneka.ogwu@example.com',
      phone: '07061112223',
      location: 'Enugu, Nigeria',
      jobTitle: 'Registered Nurse',
      workExperience: [
        job(
          'Staff Nurse',
          ['University of Nigeria Teaching Hospital', 'Enugu'],
          'Feb 2020 – Present',
          'Care for up to 20 patients in a surgical ward',
          'Train student nurses in the use of drug charts',
        ),
        job(
          'Intern Nurse',
          'Niger Foundation Hospital',
          '01/2019 – 01/2020',
          'Took vital signs and kept records',
        ),
      ],
      education: [
        study('B.N.Sc. Nursing', 'University of Nigeria, Nsukka', '2013 – 2018', 'CGPA: 4.12/5.00'),
      ],
      certifications: 'Basic Life Support (2022), Licence of the Nursing and Midwifery Council of Nigeria',
      softSkills: 'Empathy, Attention to detail',
      technicalSkills: 'Wound care',
    },
    `
Nneka Chịnụa Ọ̀gwụ, RN
Registered Nurse
Enugu, Nigeria · 07061112223 · nneka.ogwu@example.com

Professional Experience

Feb 2020 – Present
Staff Nurse
University of Nigeria Teaching Hospital, Enugu
▪ Care for up to 20 patients in a surgical ward
▪ Train student nurses in the use of drug charts

01/2019 – 01/2020
Intern Nurse
Niger Foundation Hospital
▪ Took vital signs and kept records

Education

2013 – 2018
B.N.Sc. Nursing
University of Nigeria, Nsukka
CGPA: 4.12/5.00

Licences and Certifications
▪ Basic Life Support (2022)
▪ Licence of the Nursing and Midwifery Council of Nigeria

Skills
▪ Wound care
▪ Empathy
▪ Attention to detail
`,
  ),
  sample(
    'accountant: company first, role and dates below, prose without bullets',
    {
      fullName: 'Emeka John Nwosu',
      email: 'emekanwosu@example.com',
      phone: '+2348033334444',
      location: 'Port Harcourt, Rivers State',
      summary:
        'Chartered accountant with ten years in manufacturing and audit. I have closed the books of three companies within five days of the end of the month.',
      workExperience: [
        job(
          'Finance Manager',
          'Indorama Eleme Petrochemicals Ltd',
          'April 2017 to date',
          'Responsible for the monthly accounts of the company and the supervision of six staff. Prepared budgets of over ₦2 billion.',
        ),
        job(
          'Audit Senior',
          'SIAO Partners',
          'June 2012 to March 2017',
          'Planned and carried out audits of banks and schools.',
        ),
      ],
      education: [
        study('M.Sc. Finance', 'University of Port Harcourt', '2016'),
        study('B.Sc. Accounting', 'University of Benin', '2010', 'Second Class Honours (Upper Division)'),
      ],
      certifications:
        'Associate Chartered Accountant (ACA) – ICAN – 2014, Associate – Chartered Institute of Taxation of Nigeria – 2018',
      technicalSkills: 'Sage 50, SAP, Excel (Pivot tables, VLOOKUP)',
    },
    `
Emeka John Nwosu
Port Harcourt, Rivers State
Phone: +2348033334444
Email: emekanwosu@example.com

Professional Summary
Chartered accountant with ten years in manufacturing and audit. I have closed the books of three
companies within five days of the end of the month.

Work Experience

Indorama Eleme Petrochemicals Ltd
Finance Manager (April 2017 to date)
Responsible for the monthly accounts of the company and the supervision of six staff. Prepared
budgets of over ₦2 billion.

SIAO Partners
Audit Senior (June 2012 to March 2017)
Planned and carried out audits of banks and schools.

Education
M.Sc. Finance, University of Port Harcourt, 2016
B.Sc. Accounting, University of Benin, 2010 (Second Class Honours (Upper Division))

Professional Qualifications
- Associate Chartered Accountant (ACA), ICAN – 2014
- Associate, Chartered Institute of Taxation of Nigeria – 2018

Skills
Sage 50, SAP, Excel (Pivot tables, VLOOKUP)
`,
  ),
  sample(
    'graduate: NYSC, SIWES and awards, headings with colons',
    {
      fullName: 'Fatima Ɗanƙwai Yusuf',
      email: 'fatima.yusuf@example.com',
      phone: '+234 (0) 803 777 8888',
      location: 'Plot 15, Gwarinpa Estate, Abuja',
      summary: 'A graduate of computer science who wants to build software for schools.',
      workExperience: [
        job(
          'IT Support Intern (SIWES)',
          ['Galaxy Backbone Plc', 'Abuja'],
          'March 2021 – August 2021',
          'Set up computers for 60 members of staff',
        ),
        job(
          'Corps Member',
          ['NYSC, Government Science College', 'Minna'],
          '2023 – 2024',
          'Taught computer studies to SS1 and SS2',
        ),
      ],
      education: [
        study(
          'B.Tech Computer Science',
          'Federal University of Technology, Minna',
          '2017 – 2022',
          'First Class',
        ),
      ],
      technicalSkills: 'Python, SQL, Networking',
      softSkills: 'Teamwork',
      languages: 'Hausa (native), English (fluent)',
      interests: 'Chess, Volunteering',
    },
    `
Fatima Ɗanƙwai Yusuf
Plot 15, Gwarinpa Estate, Abuja
+234 (0) 803 777 8888
fatima.yusuf@example.com

Objective:
A graduate of computer science who wants to build software for schools.

Education:
Federal University of Technology, Minna (2017 – 2022)
B.Tech Computer Science - First Class

Experience:
IT Support Intern (SIWES) - Galaxy Backbone Plc, Abuja (March 2021 – August 2021)
* Set up computers for 60 members of staff
Corps Member - NYSC, Government Science College, Minna (2023 – 2024)
* Taught computer studies to SS1 and SS2

Awards:
* Best graduating student of the department, 2022

Skills:
Python, SQL, Networking, Teamwork

Languages:
Hausa (native), English (fluent)

Interests:
Chess, Volunteering

References:
Available upon request.
`,
  ),
  sample(
    'artisan: short, no dates of months, lines without blank ones',
    {
      fullName: 'Sunday Okon Effiong',
      phone: '08120003344',
      location: '4 Marian Road, Calabar',
      workExperience: [
        job('Driver', 'Transcorp Hotels', '2016-2023', 'Drove guests from and to the airport'),
        job('Dispatch Rider', 'Akpan & Sons Pharmacy', '2013-2016', 'Delivered drugs to 30 customers a day'),
      ],
      education: [
        study('WAEC', 'Government Secondary School, Ikot Ansa', '2012'),
        study('First School Leaving Certificate', 'St. Patrick Primary School', '2006'),
      ],
      technicalSkills: 'Driving, Map reading, Minor repairs',
      languages: 'Efik, English, Pidgin',
      referees: '',
    },
    `
Sunday Okon Effiong
4 Marian Road, Calabar
08120003344
EDUCATION
Government Secondary School, Ikot Ansa - WAEC - 2012
St. Patrick Primary School - First School Leaving Certificate - 2006
WORK EXPERIENCE
Driver, Transcorp Hotels, 2016-2023
- Drove guests from and to the airport
Dispatch Rider, Akpan & Sons Pharmacy, 2013-2016
- Delivered drugs to 30 customers a day
SKILLS
Driving
Map reading
Minor repairs
LANGUAGES
Efik
English
Pidgin
`,
  ),
  sample(
    'teacher: numbered headings in capitals, o bullets',
    {
      fullName: 'Mrs. Grace Temitope Alabi',
      email: 'gracealabi@example.com',
      phone: '08022223333',
      location: '23, Oke-Ilewo Street, Abeokuta, Ogun State',
      workExperience: [
        job(
          'Class Teacher',
          ['Bright Stars Nursery and Primary School', 'Abeokuta'],
          'September 2016 – Present',
          'Teach English and Basic Science to Primary 4',
          'Prepare lesson notes and report cards',
        ),
        job(
          'Assistant Teacher',
          'Good Shepherd School',
          'September 2014 – July 2016',
          'Supported the class teacher',
        ),
      ],
      education: [
        study('B.Ed. English Education', 'Olabisi Onabanjo University, Ago-Iwoye', '2018'),
        study(
          'Nigeria Certificate in Education (NCE)',
          'Federal College of Education, Abeokuta',
          '2013',
          'Merit',
        ),
      ],
      certifications: 'TRCN Registration',
      softSkills: 'Patience, Classroom communication skills',
    },
    `
Mrs. Grace Temitope Alabi
23, Oke-Ilewo Street, Abeokuta, Ogun State
08022223333/08144445555
gracealabi@example.com

1. EDUCATION
o B.Ed. English Education, Olabisi Onabanjo University, Ago-Iwoye, 2018
o Nigeria Certificate in Education (NCE), Federal College of Education, Abeokuta, 2013 - Merit

2. WORK EXPERIENCE
Bright Stars Nursery and Primary School, Abeokuta
Class Teacher
September 2016 – Present
o Teach English and Basic Science to Primary 4
o Prepare lesson notes and report cards

Good Shepherd School
Assistant Teacher
September 2014 – July 2016
o Supported the class teacher

3. PROFESSIONAL CERTIFICATIONS
o TRCN Registration

4. SKILLS
o Patience
o Classroom communication skills
`,
  ),
  sample(
    'one employer, several roles',
    {
      fullName: 'Ibrahim Sule',
      email: 'ibrahim.sule@example.com',
      phone: '0803 000 1111',
      location: 'Abuja, Nigeria',
      jobTitle: 'Relationship Manager',
      workExperience: [
        job(
          'Relationship Manager',
          ['Access Bank Plc', 'Abuja'],
          'Jan 2020 – Present',
          'Manage 150 accounts of small firms',
        ),
        job(
          'Teller',
          ['Access Bank Plc', 'Abuja'],
          'Mar 2016 – Dec 2019',
          'Handled ₦5 million a day without a shortage',
        ),
      ],
      education: [study('BSc Banking and Finance', 'Bayero University, Kano', '2010 – 2014', 'CGPA 3.8/5.0')],
      technicalSkills: 'Credit analysis, Finacle',
    },
    `
Ibrahim Sule
Relationship Manager
Abuja, Nigeria | 0803 000 1111 | ibrahim.sule@example.com

EXPERIENCE

Access Bank Plc, Abuja
Relationship Manager                                Jan 2020 – Present
• Manage 150 accounts of small firms
Teller                                              Mar 2016 – Dec 2019
• Handled ₦5 million a day without a shortage

EDUCATION

Bayero University, Kano                             2010 – 2014
BSc Banking and Finance (CGPA 3.8/5.0)

KEY SKILLS

Credit analysis
Finacle
`,
  ),
  sample(
    'HR officer: a table of label and value, long labels',
    {
      fullName: 'BLESSING ONYINYECHI EZE',
      email: 'blessing.eze@example.com',
      phone: '09011112222',
      location: 'Flat 2, Block B, Festac Town, Lagos',
      summary: 'Human resources officer with four years in recruitment and payroll.',
      workExperience: [
        job(
          'HR Officer',
          'Chisco Transport Nigeria Limited',
          'August 2020 to Present',
          'Recruited 45 drivers in 2022',
          'Run the payroll of 300 staff',
        ),
        job(
          'HR Assistant',
          'Konga Online Shopping Ltd',
          'May 2018 to July 2020',
          'Kept the files of staff in order',
        ),
      ],
      education: [study('B.A. Psychology', 'Lagos State University', '2017', 'Second Class Upper Division')],
      certifications:
        'Associate Member – Chartered Institute of Personnel Management (ACIPM), Human Resource Management – Alison – 2019',
      technicalSkills: 'Recruitment, Payroll, SeamlessHR',
      softSkills: 'Communication, Problem solving',
      interests: 'Travelling, Cooking',
    },
    `
BLESSING ONYINYECHI EZE
Address: Flat 2, Block B, Festac Town, Lagos
Phone: 09011112222
Email: blessing.eze@example.com

PROFESSIONAL SUMMARY
Human resources officer with four years in recruitment and payroll.

EMPLOYMENT HISTORY
HR Officer
Chisco Transport Nigeria Limited
August 2020 to Present
Responsibilities:
➢ Recruited 45 drivers in 2022
➢ Run the payroll of 300 staff

HR Assistant
Konga Online Shopping Ltd
May 2018 to July 2020
Responsibilities:
➢ Kept the files of staff in order

EDUCATION
Lagos State University
B.A. Psychology
Second Class Upper Division
2017

TRAINING AND CERTIFICATIONS
➢ Associate Member, Chartered Institute of Personnel Management (ACIPM)
➢ Human Resource Management – Alison – 2019

CORE COMPETENCIES
➢ Recruitment
➢ Payroll
➢ SeamlessHR
➢ Communication
➢ Problem solving

INTERESTS
➢ Travelling
➢ Cooking
`,
  ),
  sample(
    'oil and gas: safety officer, underlined headings, membership',
    {
      fullName: 'TAMUNOSAKI GEORGE-HART',
      email: 't.georgehart@example.com',
      phone: '+234-803-222-9090',
      location: 'Bonny, Rivers State',
      jobTitle: 'HSE Officer',
      workExperience: [
        job(
          'HSE Officer',
          ['Daewoo E&C Nigeria Ltd', 'Bonny'],
          '2019 - Date',
          'Held daily toolbox talks for 200 workers',
          'Reached 1 million hours without lost time',
        ),
        job('Safety Assistant', 'Julius Berger Nigeria Plc', '2016 - 2019', 'Inspected scaffolds and cranes'),
      ],
      education: [
        study('HND Civil Engineering', 'Rivers State Polytechnic, Bori', '2011 - 2014', 'Upper Credit'),
        study('OND Civil Engineering', 'Rivers State Polytechnic, Bori', '2008 - 2010'),
      ],
      certifications:
        'NEBOSH International General Certificate, HSE Level 1 & 2 & 3, Member – Institute of Safety Professionals of Nigeria',
      technicalSkills: 'Risk assessment, Incident investigation, Permit to work',
    },
    `
TAMUNOSAKI GEORGE-HART
HSE Officer
Bonny, Rivers State
Tel: +234-803-222-9090 E-mail: t.georgehart@example.com

WORK EXPERIENCE
===============
Daewoo E&C Nigeria Ltd, Bonny (2019 - Date)
HSE Officer
* Held daily toolbox talks for 200 workers
* Reached 1 million hours without lost time

Julius Berger Nigeria Plc (2016 - 2019)
Safety Assistant
* Inspected scaffolds and cranes

EDUCATION
=========
Rivers State Polytechnic, Bori
HND Civil Engineering (Upper Credit)    2011 - 2014
Rivers State Polytechnic, Bori
OND Civil Engineering    2008 - 2010

CERTIFICATIONS AND MEMBERSHIPS
==============================
* NEBOSH International General Certificate
* HSE Level 1, 2 & 3
* Member, Institute of Safety Professionals of Nigeria

SKILLS
======
Risk assessment, Incident investigation, Permit to work
`,
  ),
  sample(
    'developer: links, grouped skills, projects, Markdown',
    {
      fullName: 'Chukwuemeka Obi',
      email: 'emeka@example.dev',
      phone: '+234 701 234 5678',
      location: 'Lagos, Nigeria',
      jobTitle: 'Backend Engineer',
      githubUrl: 'https://github.com/emekaobi',
      linkedinUrl: 'https://www.linkedin.com/in/emekaobi/',
      portfolioUrl: 'https://emekaobi.example.dev',
      summary: 'Backend engineer who likes payments and slow queries.',
      workExperience: [
        job(
          'Backend Engineer',
          'Paystack',
          'Mar 2021 to now',
          'Moved 3 services to Go',
          'Cut the p99 of payouts from 900 ms to 120 ms',
        ),
        job('Software Developer', 'Andela', '2018 – 2021', 'Built APIs in Django for clients in the US'),
      ],
      education: [
        study('B.Eng Electrical Engineering', 'Obafemi Awolowo University', '2012 – 2017', '4.5/5.0'),
      ],
      technicalSkills: 'Go, Python, SQL, PostgreSQL, Redis, Docker, Terraform',
    },
    `
# Chukwuemeka Obi
**Backend Engineer**

Lagos, Nigeria · [emeka@example.dev](mailto:emeka@example.dev) · +234 701 234 5678
[https://github.com/emekaobi](https://github.com/emekaobi) · https://www.linkedin.com/in/emekaobi/ · https://emekaobi.example.dev

## Summary
Backend engineer who likes payments and slow queries.

## Experience

### Backend Engineer — Paystack
*Mar 2021 to now*

- Moved 3 services to Go
- Cut the p99 of payouts from 900 ms to 120 ms

### Software Developer — Andela
*2018 – 2021*

- Built APIs in Django for clients in the US

## Projects

### Kobo
A library for money in Go.

## Education

### B.Eng Electrical Engineering — Obafemi Awolowo University
2012 – 2017 · 4.5/5.0

## Skills
- **Languages:** Go, Python, SQL
- **Databases:** PostgreSQL, Redis
- **Tools:** Docker, Terraform
`,
  ),
]
