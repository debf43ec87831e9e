import { job, sample, study } from './sample.testing.ts'

// A second set, written after the rules: what they read of it at first sight says more than what they read now.
export const more = [
  sample(
    'banker in capitals, responsibilities numbered, A levels and O levels',
    {
      fullName: 'OLUWASEUN DAVID ADEYEMI',
      email: 'seunadeyemi@example.com',
      phone: '08067890123',
      location: '5, Adeola Street, Off Bode Thomas, Surulere, Lagos',
      summary: 'To contribute to the growth of a forward looking bank while I develop as a professional.',
      workExperience: [
        job(
          'BRANCH SERVICE HEAD',
          'FIRST CITY MONUMENT BANK',
          'JANUARY 2018 – TILL DATE',
          'Supervise seven tellers',
          'Balance the vault every day',
        ),
        job('CASH OFFICER', 'SKYE BANK PLC', 'MAY 2014 – DECEMBER 2017', 'Paid and received cash'),
      ],
      education: [
        study('B.Sc. Economics', 'Ekiti State University, Ado-Ekiti', '2008 – 2012', 'Second Class Lower'),
        study('WAEC/SSCE', 'Christ School, Ado-Ekiti', '2001 – 2007'),
      ],
      certifications: 'Associate – Chartered Institute of Bankers of Nigeria (ACIB) – 2016',
      technicalSkills: 'Finacle, Microsoft Office Suite',
      softSkills: 'Good interpersonal skills, Ability to work under pressure',
      interests: 'Reading, Football',
    },
    `
                     CURRICULUM VITAE

OLUWASEUN DAVID ADEYEMI
5, Adeola Street, Off Bode Thomas, Surulere, Lagos.
08067890123, 07012345678
seunadeyemi@example.com

OBJECTIVE: To contribute to the growth of a forward looking bank while I develop as a professional.

BIO-DATA
Date of Birth:      15th June, 1988
State of Origin:    Ekiti
L.G.A:              Ado-Ekiti
Marital Status:     Married
Religion:           Christianity

INSTITUTIONS ATTENDED / QUALIFICATIONS OBTAINED WITH DATES
Ekiti State University, Ado-Ekiti
B.Sc. Economics (Second Class Lower)            2008 – 2012
Christ School, Ado-Ekiti
WAEC/SSCE                                       2001 – 2007

PROFESSIONAL QUALIFICATION
Associate, Chartered Institute of Bankers of Nigeria (ACIB), 2016

WORKING EXPERIENCE
FIRST CITY MONUMENT BANK                        JANUARY 2018 – TILL DATE
BRANCH SERVICE HEAD
1. Supervise seven tellers
2. Balance the vault every day
SKYE BANK PLC                                   MAY 2014 – DECEMBER 2017
CASH OFFICER
1. Paid and received cash

SKILLS
- Finacle
- Microsoft Office Suite
- Good interpersonal skills
- Ability to work under pressure

HOBBIES
Reading, Football

REFEREES
To be made available on request
`,
  ),
  sample(
    'marketer: title with dates in brackets, employer in italics below, dashes',
    {
      fullName: 'Amaka Njoku',
      email: 'amaka.njoku@example.com',
      phone: '+2348123456789',
      location: 'Lekki, Lagos',
      jobTitle: 'Digital Marketing Manager',
      linkedinUrl: 'https://linkedin.com/in/amakanjoku',
      summary: 'Digital marketer who grew a fashion shop from 200 to 40,000 followers.',
      workExperience: [
        job(
          'Digital Marketing Manager',
          'Zaron Cosmetics',
          'Oct 2021 - Present',
          'Spend a budget of ₦3m a month',
          'Doubled sales from Instagram in 2023',
        ),
        job(
          'Social Media Executive',
          'Red Media Africa',
          'Jan 2019 - Sep 2021',
          'Wrote posts for six brands',
        ),
      ],
      education: [study('BSc Mass Communication', 'Covenant University', '2014 - 2018', 'First Class')],
      certifications: 'Google Ads Search (2022), Meta Certified Digital Marketing Associate',
      technicalSkills: 'Google Analytics, Canva, SEO',
    },
    `
Amaka Njoku
Digital Marketing Manager
Lekki, Lagos  |  +2348123456789  |  amaka.njoku@example.com
https://linkedin.com/in/amakanjoku

ABOUT ME
Digital marketer who grew a fashion shop from 200 to 40,000 followers.

WORK EXPERIENCE
Digital Marketing Manager (Oct 2021 - Present)
Zaron Cosmetics
- Spend a budget of ₦3m a month
- Doubled sales from Instagram in 2023

Social Media Executive (Jan 2019 - Sep 2021)
Red Media Africa
- Wrote posts for six brands

EDUCATION
BSc Mass Communication - First Class (2014 - 2018)
Covenant University

CERTIFICATIONS
- Google Ads Search (2022)
- Meta Certified Digital Marketing Associate

TOOLS & SKILLS
Google Analytics, Canva, SEO
`,
  ),
  sample(
    'site engineer: pasted from Word, tabs, place after the dates',
    {
      fullName: 'Engr. Yakubu Danladi, MNSE',
      email: 'y.danladi@example.com',
      phone: '0802-345-6789',
      location: 'Jos, Plateau State',
      workExperience: [
        job(
          'Site Engineer',
          ['Dantata & Sawoe Construction Company', 'Jos'],
          '2017 – Present',
          'Supervised 14 km of road',
          'Checked the works of three subcontractors',
        ),
        job('Graduate Trainee', ['Ministry of Works', 'Bauchi'], '2015 – 2016', 'Helped with surveys'),
      ],
      education: [study('B.Eng. Civil Engineering', 'University of Jos', '2009 – 2014', 'Third Class')],
      certifications: 'COREN Registered Engineer – 2019, Member – Nigerian Society of Engineers',
      technicalSkills: 'AutoCAD, Civil 3D, MS Project',
      languages: 'English, Hausa, Berom',
      referees: '',
    },
    `
Engr. Yakubu Danladi, MNSE
Jos, Plateau State\t0802-345-6789\ty.danladi@example.com

WORK EXPERIENCE
Site Engineer\tDantata & Sawoe Construction Company\t2017 – Present\tJos
•\tSupervised 14 km of road
•\tChecked the works of three subcontractors
Graduate Trainee\tMinistry of Works\t2015 – 2016\tBauchi
•\tHelped with surveys

EDUCATION
B.Eng. Civil Engineering\tUniversity of Jos\t2009 – 2014\tThird Class

MEMBERSHIPS & CERTIFICATIONS
•\tCOREN Registered Engineer, 2019
•\tMember, Nigerian Society of Engineers

SOFTWARE SKILLS
AutoCAD, Civil 3D, MS Project

LANGUAGES
English, Hausa, Berom
`,
  ),
  sample(
    'customer service: sentence headings, dates below the description heads, agency names unknown',
    {
      fullName: 'Halima Garba Sani',
      email: 'halimagsani@example.com',
      phone: '09087654321',
      location: 'Kano',
      jobTitle: 'Customer Care Agent',
      workExperience: [
        job('Customer Care Agent', 'Kasuwa', 'Apr 2022 – now', 'Answer 80 calls a day in Hausa and English'),
        job('Shop Assistant', 'Sahad Stores', 'Feb 2020 – Mar 2022', 'Sold, packed and kept the till'),
      ],
      education: [study('ND Public Administration', 'Kano State Polytechnic', '2017 – 2019')],
      technicalSkills: 'Freshdesk, Typing',
      softSkills: 'Patience, Active listening',
      languages: 'Hausa, English',
      referees: '',
    },
    `
Halima Garba Sani
Customer Care Agent
Kano
09087654321 | halimagsani@example.com

Work Experience
Customer Care Agent, Kasuwa
Apr 2022 – now
- Answer 80 calls a day in Hausa and English

Shop Assistant, Sahad Stores
Feb 2020 – Mar 2022
- Sold, packed and kept the till

Education
ND Public Administration, Kano State Polytechnic
2017 – 2019

Skills
Freshdesk, Typing, Patience, Active listening

Languages
Hausa, English
`,
  ),
  sample(
    'volunteer and jobs, bold headings of Markdown that is no heading',
    {
      fullName: 'Chidi Anyanwu',
      email: 'chidi.a@example.org',
      phone: '+234 909 000 1122',
      location: 'Owerri, Imo State',
      summary: 'Programme officer in public health, with field work in five states.',
      workExperience: [
        job(
          'Programme Officer',
          'Society for Family Health',
          'July 2019 – Present',
          'Trained 300 community health workers',
        ),
        job('Volunteer', 'Nigerian Red Cross Society', '2016 – 2018', 'Gave first aid at 20 events'),
      ],
      education: [
        study('MPH', 'Imo State University', '2021'),
        study('B.Sc. Microbiology', 'Imo State University', '2015', '2:1'),
      ],
      technicalSkills: 'DHIS2, Kobo Toolbox, Report writing',
    },
    `
**Chidi Anyanwu**
Owerri, Imo State
chidi.a@example.org | +234 909 000 1122

**Professional Summary**
Programme officer in public health, with field work in five states.

**Professional Experience**

**Programme Officer**, Society for Family Health
July 2019 – Present
* Trained 300 community health workers

**Volunteer Experience**

**Volunteer**, Nigerian Red Cross Society
2016 – 2018
* Gave first aid at 20 events

**Education**

MPH, Imo State University, 2021
B.Sc. Microbiology (2:1), Imo State University, 2015

**Skills**

DHIS2, Kobo Toolbox, Report writing
`,
  ),
  sample(
    'chef: employer – place – dates on one line, role below; spaced capitals',
    {
      fullName: 'Marie-Claire Dubois',
      email: 'mc.dubois@example.fr',
      phone: '+33 6 12 34 56 78',
      location: 'Lyon, France',
      jobTitle: 'Pastry Chef',
      workExperience: [
        job(
          'Pastry Chef',
          ['Hotel Le Bon Repos', 'Lyon'],
          '2019 – present',
          'Lead a team of four',
          'Make 200 desserts a day',
        ),
        job('Baker', ['Boulangerie Martin', 'Paris'], '2014 – 2019', 'Baked bread from four in the morning'),
      ],
      education: [study('Certificate in Pastry', 'Institut Paul Bocuse', '2014')],
      languages: 'French, English',
      referees: '',
    },
    `
Marie-Claire Dubois
Pastry Chef
Lyon, France | +33 6 12 34 56 78 | mc.dubois@example.fr

E X P E R I E N C E

Hotel Le Bon Repos – Lyon – 2019 – present
Pastry Chef
• Lead a team of four
• Make 200 desserts a day

Boulangerie Martin – Paris – 2014 – 2019
Baker
• Baked bread from four in the morning

E D U C A T I O N

Certificate in Pastry, Institut Paul Bocuse, 2014

L A N G U A G E S

French, English
`,
  ),
  sample(
    'executive: long summary, several paragraphs, achievements below each job',
    {
      fullName: 'Babatunde Ọlatunji Cole',
      email: 'bcole@example.com',
      phone: '+234 802 111 0000',
      location: 'Ikoyi, Lagos',
      jobTitle: 'Chief Operating Officer',
      summary:
        'Operations leader with twenty years in consumer goods across West Africa, from the factory floor to the board. I have built plants in Nigeria and Ghana and led 1,200 people.\nKnown for plain speech and steady hands.',
      workExperience: [
        job(
          'Chief Operating Officer',
          ['Honeywell Flour Mills Plc', 'Lagos'],
          '2016 – Present',
          'Run three plants and the distribution of their goods.',
          'Raised output by 40% in four years',
          'Closed 2019 without a lost-time accident',
        ),
        job('Plant Director', 'Cadbury Nigeria Plc', '2009 – 2016', 'Moved the plant from diesel to gas'),
      ],
      education: [
        study('MBA', 'Lagos Business School', '2008'),
        study('B.Sc. Mechanical Engineering', 'University of Lagos', '1998', 'Second Class Upper'),
      ],
    },
    `
Babatunde Ọlatunji Cole
Chief Operating Officer
Ikoyi, Lagos • +234 802 111 0000 • bcole@example.com

EXECUTIVE SUMMARY

Operations leader with twenty years in consumer goods across West Africa, from the factory floor
to the board. I have built plants in Nigeria and Ghana and led 1,200 people.

Known for plain speech and steady hands.

CAREER HISTORY

Honeywell Flour Mills Plc, Lagos | 2016 – Present
Chief Operating Officer
Run three plants and the distribution of their goods.
Key Achievements:
• Raised output by 40% in four years
• Closed 2019 without a lost-time accident

Cadbury Nigeria Plc | 2009 – 2016
Plant Director
Key Achievements:
• Moved the plant from diesel to gas

EDUCATION

MBA, Lagos Business School, 2008
B.Sc. Mechanical Engineering, University of Lagos, 1998 (Second Class Upper)
`,
  ),
  sample(
    'student: projects and coursework, expected date, no work',
    {
      fullName: 'Sadiq Umar',
      email: 'sadiq.umar@example.edu.ng',
      phone: '08098761234',
      location: 'Zaria, Kaduna State',
      githubUrl: 'github.com/sadiqumar',
      education: [
        study(
          'B.Sc. Computer Science',
          'Ahmadu Bello University, Zaria',
          'Expected June 2027',
          'CGPA: 4.6/5.0',
        ),
      ],
      technicalSkills: 'Python, C++, Git',
      softSkills: 'Teamwork',
      interests: 'Robotics, Quran recitation',
    },
    `
Sadiq Umar
Zaria, Kaduna State | 08098761234 | sadiq.umar@example.edu.ng | github.com/sadiqumar

EDUCATION
Ahmadu Bello University, Zaria
B.Sc. Computer Science, Expected June 2027
CGPA: 4.6/5.0
Relevant coursework: Data structures, Operating systems

PROJECTS
Attendance by face
- A program that knows the faces of a class of 40

SKILLS
Python, C++, Git, Teamwork

INTERESTS
Robotics, Quran recitation
`,
  ),
]
