import { job, sample, study } from './sample.testing.ts'

// A third set: what people really paste, with less order in it.
export const messy = [
  sample(
    'everything on few lines, no blank ones, labels in the head',
    {
      fullName: 'Kelechi Uzoma Iheanacho',
      email: 'kelechi.uzoma@example.com',
      phone: '0903-111-2222',
      location: '18 Wetheral Road, Owerri',
      summary: 'Hardworking sales person with experience in FMCG.',
      workExperience: [
        job(
          'Sales Representative',
          'Promasidor Nigeria Ltd',
          'Feb 2019 - Dec 2022',
          'Visited 25 shops a day in Owerri and Orlu',
          'Won best salesman of the quarter twice',
        ),
        job('Merchandiser', 'Nestle Nigeria Plc', '2017 - 2019', 'Set up shelves in supermarkets'),
      ],
      education: [study('HND Marketing', 'Federal Polytechnic Nekede', '2016', 'Lower Credit')],
      technicalSkills: 'Driving',
      softSkills: 'Negotiation, Communication',
    },
    `
NAME: Kelechi Uzoma Iheanacho
ADDRESS: 18 Wetheral Road, Owerri
PHONE: 0903-111-2222
EMAIL: kelechi.uzoma@example.com
PROFILE SUMMARY
Hardworking sales person with experience in FMCG.
WORK EXPERIENCE
Promasidor Nigeria Ltd (Feb 2019 - Dec 2022)
Position: Sales Representative
- Visited 25 shops a day in Owerri and Orlu
- Won best salesman of the quarter twice
Nestle Nigeria Plc (2017 - 2019)
Position: Merchandiser
- Set up shelves in supermarkets
EDUCATION
HND Marketing - Federal Polytechnic Nekede (Lower Credit) 2016
SKILLS
Negotiation, Communication, Driving
`,
  ),
  sample(
    'role and dates in a table, bullets with tabs, heading with a dash below',
    {
      fullName: 'Rukayat Adunni Salami',
      email: 'rukayat.salami@example.com',
      phone: '+2347039998888',
      location: 'Ilorin, Kwara State',
      jobTitle: 'Procurement Officer',
      workExperience: [
        job(
          'Procurement Officer',
          'Olam Agri',
          '03/2020 – Present',
          'Buy maize and soya from 400 farmers',
          'Keep the ledger of advances',
        ),
        job(
          'Inventory Clerk',
          'Tuyil Pharmaceutical Industries',
          '06/2017 – 02/2020',
          'Counted stock every Friday',
        ),
      ],
      education: [
        study('B.Agric. (Agricultural Economics)', 'University of Ilorin', '2011 – 2016', 'CGPA 3.62'),
        study('SSCE', 'Queen Elizabeth Secondary School, Ilorin', '2010'),
      ],
      certifications: 'CIPS Level 3 – 2021',
      languages: 'English, Yoruba, Hausa',
      referees: '',
    },
    `
Rukayat Adunni Salami
Procurement Officer
Ilorin, Kwara State  ◆  +2347039998888  ◆  rukayat.salami@example.com

Experience
----------
| 03/2020 – Present | Procurement Officer, Olam Agri |
•\tBuy maize and soya from 400 farmers
•\tKeep the ledger of advances
| 06/2017 – 02/2020 | Inventory Clerk, Tuyil Pharmaceutical Industries |
•\tCounted stock every Friday

Education
---------
University of Ilorin, B.Agric. (Agricultural Economics), 2011 – 2016, CGPA 3.62
Queen Elizabeth Secondary School, Ilorin, SSCE, 2010

Professional Development
------------------------
CIPS Level 3, 2021

Languages
---------
English | Yoruba | Hausa
`,
  ),
  sample(
    'product person: role at company with a comma place, achievements as prose sentences',
    {
      fullName: 'Ifeoluwa Bankole-Smith',
      email: 'ife@example.io',
      phone: '+1 (647) 555-0123',
      location: 'Lagos / Toronto',
      jobTitle: 'Senior Product Manager, Payments',
      linkedinUrl: 'https://linkedin.com/in/ifebs',
      summary: 'I build payment products for people who have never had a bank account.',
      workExperience: [
        job(
          'Senior Product Manager',
          ['Flutterwave', 'Lagos'],
          'July 2021 – Present',
          'Launched card issuing in four countries.',
          'Led a team of 9.',
        ),
        job(
          'Product Manager',
          'Interswitch Group',
          'January 2018 – June 2021',
          'Owned the agent app used by 12,000 agents.',
        ),
      ],
      education: [
        study('MSc Computer Science', 'University of Edinburgh', '2016 – 2017', 'Distinction'),
        study('BSc Mathematics', 'University of Lagos', '2011 – 2015', 'First Class Honours'),
      ],
      technicalSkills: 'SQL, Mixpanel, Figma, Roadmaps',
      certifications: 'Certified Scrum Product Owner (CSPO)',
    },
    `
Ifeoluwa Bankole-Smith
Senior Product Manager, Payments
Lagos / Toronto | +1 (647) 555-0123 | ife@example.io | https://linkedin.com/in/ifebs

I build payment products for people who have never had a bank account.

EXPERIENCE

Flutterwave, Lagos — Senior Product Manager
July 2021 – Present
Launched card issuing in four countries.
Led a team of 9.

Interswitch Group — Product Manager
January 2018 – June 2021
Owned the agent app used by 12,000 agents.

EDUCATION

University of Edinburgh — MSc Computer Science (Distinction)
2016 – 2017

University of Lagos — BSc Mathematics (First Class Honours)
2011 – 2015

SKILLS & TOOLS

SQL · Mixpanel · Figma · Roadmaps

CERTIFICATIONS

Certified Scrum Product Owner (CSPO)
`,
  ),
  sample(
    'hotel worker: headings in small letters with dashes, months written short with an apostrophe',
    {
      fullName: 'Esther Mbah',
      email: 'esthermbah@example.com',
      phone: '08034567890',
      location: 'Garki, Abuja',
      workExperience: [
        job(
          'Front Desk Officer',
          'Nicon Luxury Hotel',
          "Aug '19 - Present",
          'Check in 80 guests a day',
          'Handle complaints',
        ),
        job('Waitress', 'Jevinik Restaurant', "Mar '17 - Jul '19", 'Served tables'),
      ],
      education: [study('OND Hospitality Management', 'Federal Polytechnic, Nasarawa', '2014 - 2016')],
      technicalSkills: 'Opera PMS, Cash handling',
      softSkills: 'Customer focus',
      languages: 'English, Igbo, Pidgin',
      interests: 'Singing, Cooking',
    },
    `
Esther Mbah
Garki, Abuja
08034567890 / esthermbah@example.com

Work history:
Front Desk Officer - Nicon Luxury Hotel
Aug '19 - Present
- Check in 80 guests a day
- Handle complaints
Waitress - Jevinik Restaurant
Mar '17 - Jul '19
- Served tables

Educational background:
OND Hospitality Management
Federal Polytechnic, Nasarawa
2014 - 2016

Key skills:
Opera PMS
Cash handling
Customer focus

Languages: English, Igbo, Pidgin
Hobbies: Singing, Cooking
`,
  ),
  sample(
    'civil servant: long names of ministries, posts below one another, awards between',
    {
      fullName: 'ALHAJI GARBA IBRAHIM DANTATA',
      email: 'gidantata@example.gov.ng',
      phone: '08065551234',
      location: 'Plot 44 Ahmadu Bello Way, Kaduna',
      workExperience: [
        job(
          'Assistant Director (Administration)',
          ['Federal Ministry of Agriculture and Rural Development', 'Abuja'],
          '2016 to date',
        ),
        job('Chief Administrative Officer', ['National Population Commission', 'Kaduna'], '2009 to 2016'),
        job('Administrative Officer II', 'Kaduna State Civil Service Commission', '1998 to 2009'),
      ],
      education: [
        study('Master of Public Administration (MPA)', 'Ahmadu Bello University, Zaria', '2005'),
        study('B.Sc. Political Science', 'Bayero University, Kano', '1996', 'Second Class Lower'),
        study('G.C.E. Advanced Level', 'Barewa College, Zaria', '1991'),
      ],
      certifications: 'Member – Nigerian Institute of Management',
      languages: 'Hausa, English, Arabic',
      referees: '',
    },
    `
CURRICULUM VITAE
OF
ALHAJI GARBA IBRAHIM DANTATA
Plot 44 Ahmadu Bello Way, Kaduna
GSM: 08065551234
E-mail: gidantata@example.gov.ng

EDUCATIONAL QUALIFICATIONS:
Master of Public Administration (MPA), Ahmadu Bello University, Zaria, 2005
B.Sc. Political Science (Second Class Lower), Bayero University, Kano, 1996
G.C.E. Advanced Level, Barewa College, Zaria, 1991

WORKING EXPERIENCE:
1. Assistant Director (Administration), Federal Ministry of Agriculture and Rural Development, Abuja - 2016 to date
2. Chief Administrative Officer, National Population Commission, Kaduna - 2009 to 2016
3. Administrative Officer II, Kaduna State Civil Service Commission - 1998 to 2009

AWARDS AND HONOURS:
Best Civil Servant of the Year, 2013

MEMBERSHIP OF PROFESSIONAL BODIES:
Member, Nigerian Institute of Management

LANGUAGES SPOKEN:
Hausa, English, Arabic

REFEREES:
On request
`,
  ),
  sample(
    'freelancer: skills with levels, dates only as years in brackets behind, links alone',
    {
      fullName: 'Damilola Ojo',
      email: 'dami@example.studio',
      location: 'Remote',
      jobTitle: 'Motion Designer & Illustrator',
      portfolioUrl: 'https://damiojo.example.studio',
      workExperience: [
        job('Motion Designer', 'Anakle', '2021–2024', 'Animated adverts for two banks', 'Drew 300 stickers'),
        job('Illustrator', 'Freelance', '2018–2021', "Made covers for children's books"),
      ],
      education: [study('B.A. Fine Arts', 'Obafemi Awolowo University, Ile-Ife', '2017')],
      technicalSkills: 'After Effects (expert), Illustrator (expert), Blender (basic)',
      interests: 'Comics, Cycling',
    },
    `
Damilola Ojo
Motion Designer & Illustrator
dami@example.studio
https://damiojo.example.studio
Remote

Work

Motion Designer, Anakle (2021–2024)
* Animated adverts for two banks
* Drew 300 stickers

Illustrator, Freelance (2018–2021)
* Made covers for children's books

Education

B.A. Fine Arts, Obafemi Awolowo University, Ile-Ife (2017)

Skills

* After Effects (expert)
* Illustrator (expert)
* Blender (basic)

Interests

Comics, Cycling
`,
  ),
]
