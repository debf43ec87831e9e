import { job, sample, study } from './sample.testing.ts'

// Invented people, in layouts that are usual elsewhere, and in those of tools that make resumes.
export const abroad = [
  sample(
    'United States: company and place, role and dates at the right',
    {
      fullName: 'Jordan M. Whitfield',
      email: 'jordan.whitfield@example.com',
      phone: '(512) 555-0147',
      location: 'Austin, TX',
      linkedinUrl: 'linkedin.com/in/jwhitfield',
      workExperience: [
        job(
          'Senior Product Manager',
          ['Brightleaf Software', 'Austin, TX'],
          'June 2019 – Present',
          'Own the roadmap of a billing product with 40,000 customers',
          'Raised retention from 81% to 88%',
        ),
        job(
          'Product Analyst',
          ['Cobalt Health, Inc.', 'Dallas, TX'],
          'August 2015 – May 2019',
          'Built the first dashboards of the company',
        ),
      ],
      education: [
        study(
          'Bachelor of Business Administration in Finance',
          'University of Texas at Austin, Austin, TX',
          'May 2015',
          '3.7/4.0',
        ),
      ],
      technicalSkills: 'SQL, Tableau, Jira, Figma',
    },
    `
Jordan M. Whitfield
Austin, TX | (512) 555-0147 | jordan.whitfield@example.com | linkedin.com/in/jwhitfield

EXPERIENCE

Brightleaf Software\tAustin, TX
Senior Product Manager\tJune 2019 – Present
• Own the roadmap of a billing product with 40,000 customers
• Raised retention from 81% to 88%

Cobalt Health, Inc.\tDallas, TX
Product Analyst\tAugust 2015 – May 2019
• Built the first dashboards of the company

EDUCATION

University of Texas at Austin\tAustin, TX
Bachelor of Business Administration in Finance\tMay 2015
GPA: 3.7/4.0

SKILLS

SQL, Tableau, Jira, Figma
`,
  ),
  sample(
    'United Kingdom: personal statement, dates in front of the role',
    {
      fullName: 'Olivia Hartley-Jones',
      email: 'olivia.hj@example.co.uk',
      phone: '+44 7700 900123',
      location: '14 Elm Road, Leeds',
      summary:
        'A warm and organised office administrator with eight years in charities. Known for calm in busy weeks.',
      workExperience: [
        job(
          'Office Administrator',
          'Leeds Community Trust',
          'January 2018 – present',
          'Manage the diaries of three directors',
          'Moved all records from paper to SharePoint',
        ),
        job(
          'Receptionist',
          'Aire Dental Practice',
          'March 2014 – December 2017',
          'Booked around 60 appointments a day',
        ),
      ],
      education: [
        study('BA (Hons) English Literature', 'University of York', '2010 – 2013', '2:1'),
        study('A Levels: English (A), History (B), French (B)', 'Roundhay School', '2008 – 2010'),
      ],
      technicalSkills: 'SharePoint, Microsoft Office',
      softSkills: 'Organisational skills',
      interests: 'Bell ringing, Long walks',
    },
    `
Curriculum Vitae
Olivia Hartley-Jones
14 Elm Road, Leeds
Mobile: +44 7700 900123
Email: olivia.hj@example.co.uk

Personal Statement
A warm and organised office administrator with eight years in charities. Known for calm in busy weeks.

Employment History
January 2018 – present: Office Administrator, Leeds Community Trust
• Manage the diaries of three directors
• Moved all records from paper to SharePoint

March 2014 – December 2017: Receptionist, Aire Dental Practice
• Booked around 60 appointments a day

Education and Qualifications
2010 – 2013: University of York, BA (Hons) English Literature, 2:1
2008 – 2010: Roundhay School, A Levels: English (A), History (B), French (B)

Key Skills
• SharePoint
• Microsoft Office
• Organisational skills

Hobbies and Interests
Bell ringing, Long walks

References
Available on request
`,
  ),
  sample(
    'a network profile saved as PDF: company, role, dates with their length, place',
    {
      fullName: 'Tobi Adewale',
      email: 'tobi@example.com',
      jobTitle: 'Data Analyst at Moniepoint | SQL | Power BI',
      location: 'Lagos, Lagos State, Nigeria',
      linkedinUrl: 'www.linkedin.com/in/tobi-adewale',
      technicalSkills: 'SQL, Power BI, Python',
      languages: 'English, Yoruba',
      certifications: 'Google Data Analytics',
      summary: 'I turn tables into decisions. Before data I taught mathematics for three years.',
      workExperience: [
        job(
          'Data Analyst',
          ['Moniepoint', 'Lagos, Nigeria'],
          'May 2022 - Present (3 years 2 months)',
          'I report to the head of operations and own the daily figures.',
        ),
        job(
          'Mathematics Teacher',
          ['Corona Schools', 'Lekki'],
          'September 2018 - April 2022 (3 years 8 months)',
        ),
      ],
      education: [study('Bachelor of Science - BS, Mathematics', 'University of Ilorin', '2013 - 2017')],
    },
    `
Tobi Adewale
Data Analyst at Moniepoint | SQL | Power BI
Lagos, Lagos State, Nigeria

Contact
tobi@example.com
www.linkedin.com/in/tobi-adewale (LinkedIn)

Top Skills
SQL
Power BI
Python

Languages
English
Yoruba

Certifications
Google Data Analytics

Summary
I turn tables into decisions. Before data I taught mathematics for three years.

Experience
Moniepoint
Data Analyst
May 2022 - Present (3 years 2 months)
Lagos, Nigeria
I report to the head of operations and own the daily figures.

Corona Schools
Mathematics Teacher
September 2018 - April 2022 (3 years 8 months)
Lekki

Education
University of Ilorin
Bachelor of Science - BS, Mathematics · (2013 - 2017)
`,
  ),
  sample(
    'Europe: dates in the left column, label and value',
    {
      fullName: 'Lukas Brandt',
      email: 'lukas.brandt@example.de',
      phone: '+49 151 23456789',
      location: 'Berlin, Germany',
      workExperience: [
        job(
          'Mechanical Engineer',
          ['Siemens AG', 'Berlin'],
          '04/2018 – today',
          'Design of pumps for power plants',
        ),
        job('Working Student', ['Bosch GmbH', 'Stuttgart'], '10/2016 – 03/2018', 'Tests of brakes'),
      ],
      education: [
        study('M.Sc. Mechanical Engineering', 'Technische Universität Berlin', '2014 – 2017', '1.7'),
        study('B.Sc. Mechanical Engineering', 'Universität Stuttgart', '2010 – 2014'),
      ],
      technicalSkills: 'SolidWorks, MATLAB',
      languages: 'German (native), English (C1), French (A2)',
      referees: '',
    },
    `
Lukas Brandt
Berlin, Germany
+49 151 23456789
lukas.brandt@example.de

WORK EXPERIENCE
04/2018 – today      Mechanical Engineer, Siemens AG, Berlin
                     - Design of pumps for power plants
10/2016 – 03/2018    Working Student, Bosch GmbH, Stuttgart
                     - Tests of brakes

EDUCATION
2014 – 2017          M.Sc. Mechanical Engineering, Technische Universität Berlin
                     Grade: 1.7
2010 – 2014          B.Sc. Mechanical Engineering, Universität Stuttgart

SKILLS
SolidWorks, MATLAB

LANGUAGES
German (native), English (C1), French (A2)
`,
  ),
  sample(
    'functional: skills first, jobs without bullets or dates of months',
    {
      fullName: 'Priya Raman',
      email: 'priya.raman@example.com',
      phone: '+91 98765 43210',
      location: 'Chennai, India',
      jobTitle: 'Customer Success Specialist',
      softSkills: 'Communication, Negotiation, Active listening',
      technicalSkills: 'Zendesk, HubSpot, Salesforce',
      workExperience: [
        job('Customer Success Specialist', 'Freshworks', '2020 – 2024'),
        job('Support Executive', 'Zoho Corporation', '2017 – 2020'),
      ],
      education: [study('B.Com', 'Loyola College, Chennai', '2017')],
      certifications: 'HubSpot Inbound, Salesforce Administrator',
    },
    `
Priya Raman
Customer Success Specialist
Chennai, India • +91 98765 43210 • priya.raman@example.com

SOFT SKILLS
Communication, Negotiation, Active listening

TECHNICAL SKILLS
Zendesk, HubSpot, Salesforce

WORK HISTORY
Customer Success Specialist, Freshworks, 2020 – 2024
Support Executive, Zoho Corporation, 2017 – 2020

EDUCATION
B.Com, Loyola College, Chennai, 2017

CERTIFICATIONS
HubSpot Inbound, Salesforce Administrator
`,
  ),
  sample(
    'academic: at, since, year only, publications',
    {
      fullName: 'Dr. Kwame Mensah-Boateng',
      email: 'k.mensah@example.edu.gh',
      location: 'Accra, Ghana',
      jobTitle: 'Lecturer in Public Health',
      workExperience: [
        job('Lecturer', 'University of Ghana', 'since 2019', 'Teach epidemiology to 120 students a year'),
        job('Research Fellow', 'Noguchi Memorial Institute', '2015–2019', 'Ran a survey of 3,000 households'),
      ],
      education: [
        study('PhD Epidemiology', 'London School of Hygiene and Tropical Medicine', '2015'),
        study('MPH', 'University of Ghana', '2011'),
      ],
      languages: 'English, Twi',
      referees: '',
    },
    `
Dr. Kwame Mensah-Boateng
Lecturer in Public Health
Accra, Ghana
k.mensah@example.edu.gh

Academic Positions

Lecturer at University of Ghana, since 2019
- Teach epidemiology to 120 students a year
Research Fellow at Noguchi Memorial Institute, 2015–2019
- Ran a survey of 3,000 households

Education

PhD Epidemiology, London School of Hygiene and Tropical Medicine, 2015
MPH, University of Ghana, 2011

Publications

Mensah-Boateng K. (2018). Malaria in the north. Journal of Made-up Medicine, 12, 3-9.

Languages

English, Twi
`,
  ),
  sample(
    'designer: role at company in bold, dates in italics, portfolio',
    {
      fullName: 'Zainab Bakare',
      email: 'hello@zainab.example',
      portfolioUrl: 'zainab-bakare.design',
      phone: '+44 20 7946 0018',
      location: 'London, UK',
      jobTitle: 'Product Designer',
      summary: 'Product designer for banks and charities. Eight years of research, flows and pixels.',
      workExperience: [
        job(
          'Product Designer',
          ['Monzo', 'London'],
          'Feb 2022 – Present',
          'Designed the flow for new joint accounts',
          'Tested with 60 people in four towns',
        ),
        job('UI Designer (Freelance)', 'Self-employed', '2017 – 2022', 'Made sites for 20 charities'),
      ],
      education: [study('BA Graphic Design', 'Yaba College of Technology', '2013 – 2017')],
      technicalSkills: 'Figma, Framer, HTML & CSS',
    },
    `
Zainab Bakare
Product Designer
hello@zainab.example | zainab-bakare.design | +44 20 7946 0018 | London, UK

About me
Product designer for banks and charities. Eight years of research, flows and pixels.

Experience

**Product Designer** at **Monzo**, London
*Feb 2022 – Present*
- Designed the flow for new joint accounts
- Tested with 60 people in four towns

**UI Designer** (Freelance) at **Self-employed**
*2017 – 2022*
- Made sites for 20 charities

Education

**BA Graphic Design**, Yaba College of Technology, *2013 – 2017*

Tools

Figma, Framer, HTML & CSS
`,
  ),
  sample(
    'Canada: role — company — place on one line, dates on the next',
    {
      fullName: 'Amara Chen',
      email: 'amara.chen@example.ca',
      phone: '416-555-0199',
      location: 'Toronto, ON',
      summary: 'Pharmacy technician with five years in hospitals.',
      workExperience: [
        job(
          'Pharmacy Technician',
          ['Mount Sinai Hospital', 'Toronto'],
          'September 2019 – Present',
          'Prepare 300 doses a day',
          'Count and order controlled drugs',
        ),
        job(
          'Pharmacy Assistant',
          ['Shoppers Drug Mart', 'Toronto'],
          'June 2017 – August 2019',
          'Served customers at the counter',
        ),
      ],
      education: [study('Diploma, Pharmacy Technician', 'Centennial College', '2017')],
      certifications: 'Licensed Pharmacy Technician – Ontario College of Pharmacists, CPR Level C',
      languages: 'English – native, Mandarin – conversational',
      referees: '',
    },
    `
Amara Chen
Toronto, ON · 416-555-0199 · amara.chen@example.ca

SUMMARY
Pharmacy technician with five years in hospitals.

PROFESSIONAL EXPERIENCE

Pharmacy Technician — Mount Sinai Hospital — Toronto
September 2019 – Present
– Prepare 300 doses a day
– Count and order controlled drugs

Pharmacy Assistant — Shoppers Drug Mart — Toronto
June 2017 – August 2019
– Served customers at the counter

EDUCATION

Diploma, Pharmacy Technician
Centennial College, 2017

LICENSES & CERTIFICATIONS

Licensed Pharmacy Technician, Ontario College of Pharmacists
CPR Level C

LANGUAGES

English – native
Mandarin – conversational
`,
  ),
]
