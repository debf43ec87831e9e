import type { ResumeForm } from '../../api/resume-form.ts'
import type { Facts } from '../../api/truth.ts'
import type { ProfileTextType } from '../../lists.ts'
import { emptyForm } from '../resume/form-of-document.ts'

/** A person's text, unit by unit: `+` is true, `-` is false. */
export type JudgedText = {
  readonly facts: Facts
  readonly before: string
  readonly targetRole: string
  readonly type: ProfileTextType
  readonly units: readonly (readonly ['+' | '-', string])[]
}

type Person = {
  readonly form: Partial<ResumeForm>
  readonly statements?: readonly string[]
  readonly before: string
  readonly targetRole: string
  readonly texts: Readonly<Partial<Record<ProfileTextType, string>>>
}

const job = (jobTitle: string, company: string, duration: string, description: string) => ({
  jobTitle,
  company,
  place: '',
  duration,
  description,
})
const school = (degree: string, name: string, year: string) => ({ degree, school: name, year, gpa: '' })

/** Each line of a text is a unit. Written before the check was tuned. */
const people: readonly Person[] = [
  {
    form: {
      jobTitle: 'Operations Analyst',
      workExperience: [
        job(
          'Operations Analyst',
          'Gani Haulage',
          'Mar 2021 to now',
          'Plan routes for 40 trucks. Cut delivery time by 18%. Trained 12 dispatchers.',
        ),
        job(
          'Logistics Assistant',
          'Tafiya Logistics',
          '2018 - 2021',
          'Stock taking in 3 warehouses, weekly reports in Excel',
        ),
      ],
      education: [school('BSc Economics', 'University of Lagos', '2017')],
      technicalSkills: 'Excel, Power BI, SQL',
    },
    statements: ['6 years of experience'],
    before: 'Operations analyst. I like moving real goods.',
    targetRole: 'Supply Chain Manager',
    texts: {
      headline:
        '+Operations Analyst at Gani Haulage\n+Aiming for Supply Chain Manager\n+Route planning, Power BI and SQL\n-Python\n-Six Sigma Black Belt',
      summary:
        '+I plan routes for 40 trucks at Gani Haulage.\n+I cut delivery time by 18% and trained 12 dispatchers.\n-I manage a fleet of 65 trucks.\n-Before that I was an analyst at Zenith Bank.\n+I am looking for a role as Supply Chain Manager.\n-I hold an MBA from Lagos Business School.',
      bio: '+An operations analyst who plans routes for 40 trucks at Gani Haulage.\n+Cut delivery time by 18%.\n-Cut fuel costs by 30%.\n+Holds a BSc Economics from the University of Lagos.\n+Hopes to grow into a Supply Chain Manager.',
    },
  },
  {
    form: {
      jobTitle: 'Registered Nurse',
      workExperience: [
        job(
          'Staff Nurse',
          'Lagos Island General Hospital',
          '2019 to now',
          'Night shift on a ward of 24 beds. Gave vaccines to 1,200 children. Taught 6 student nurses.',
        ),
      ],
      education: [school('BNSc Nursing', 'University of Ibadan', '2018')],
      certifications: 'RN, RM, BLS',
      softSkills: 'Calm under pressure, Communication',
    },
    before: 'Nurse with a passion for patients. RN/RM.',
    targetRole: 'Clinical Nurse Manager',
    texts: {
      headline:
        '+Staff Nurse, Lagos Island General Hospital\n+RN, RM\n-ICU Nurse Manager\n+Aspiring Clinical Nurse Manager',
      summary:
        '+I am a registered nurse on a ward of 24 beds in Lagos.\n+I have given vaccines to 1,200 children.\n-I lead 30 nurses.\n-I won Nurse of the Year in 2022 at St. Nicholas Hospital.\n+My next step is a post as Clinical Nurse Manager.',
      bio: '+A registered nurse who works nights on a 24-bed ward.\n-Ten years of experience in critical care.\n-Certified in ACLS.\n+She taught six student nurses.',
    },
  },
  {
    form: {
      jobTitle: 'Accounts Officer',
      workExperience: [
        job(
          'Accounts Officer',
          'Harmony Microfinance Bank',
          'Jan 2020 to now',
          'Prepare monthly accounts for ₦40m turnover. Reconcile 5 bank accounts. File VAT and PAYE.',
        ),
      ],
      education: [school('HND Accountancy', 'Yaba College of Technology', '2016')],
      technicalSkills: 'Sage, Excel, QuickBooks',
      certifications: 'ICAN (in view)',
    },
    before: 'Accounts officer who loves clean books\nICAN student',
    targetRole: 'Financial Controller',
    texts: {
      headline:
        '+Accounts Officer\n+Monthly accounts, VAT and PAYE\n-Chartered Accountant\n+Sage and QuickBooks\n-SAP',
      summary:
        '+I prepare the monthly accounts of Harmony Microfinance Bank, with a turnover of ₦40m.\n-I saved the bank ₦12m in tax last year.\n+I reconcile five bank accounts, and file VAT and PAYE.\n-As Head of Finance I report to the board.\n+I am working towards ICAN.\n+I want to become a Financial Controller.',
      bio: '+An accounts officer at Harmony Microfinance Bank who prepares monthly accounts.\n-Formerly with KPMG.\n-Holds a First Class in Accounting.\n+Studied accountancy at Yaba College of Technology.',
    },
  },
  {
    form: {
      jobTitle: 'Backend Developer',
      workExperience: [
        job(
          'Backend Developer',
          'Paylane',
          '2022 to now',
          'Built REST APIs in Node.js and PostgreSQL for 200,000 users. Reduced response time by 35%.',
        ),
        job('Junior Developer', 'Bytewave Studio', '2020 - 2022', 'Maintained Laravel sites for 9 clients'),
      ],
      technicalSkills: 'Node.js, TypeScript, PostgreSQL, Docker, Laravel',
    },
    before: 'Backend dev | Node.js | PostgreSQL',
    targetRole: 'Senior Backend Engineer',
    texts: {
      headline:
        '+Backend Developer\n+Node.js, TypeScript, PostgreSQL\n-Senior Backend Engineer\n-AWS Certified Solutions Architect',
      summary:
        '+I build REST APIs in Node.js for 200,000 users at Paylane.\n+I reduced response time by 35%.\n-I moved 40 services to Kubernetes.\n+Before Paylane I maintained Laravel sites for nine clients at Bytewave Studio.\n+I am aiming for a role as Senior Backend Engineer, and I am keen to learn Kubernetes.\n-I have led teams at Google and Andela.',
      bio: '+A backend developer who builds APIs in Node.js and PostgreSQL.\n-Serves 2 million users a day.\n+Open to work as Senior Backend Engineer.',
    },
  },
  {
    form: {
      jobTitle: 'Mathematics Teacher',
      workExperience: [
        job(
          'Mathematics Teacher',
          'Ìlérí Schools',
          '2015 to now',
          'Teach mathematics to SS2 and SS3. 94% of my pupils passed WAEC in 2023. Run the science club of 45 pupils.',
        ),
      ],
      education: [school('B.Ed Mathematics', 'Ekiti State University', '2014')],
      certifications: 'TRCN',
    },
    before: 'Teacher of mathematics since 2015. I believe that every child can count.',
    targetRole: 'Vice Principal (Academics)',
    texts: {
      headline:
        '+Mathematics Teacher, Ìlérí Schools\n+TRCN\n+94% pass rate in WAEC 2023\n-Head of Department\n-Best Teacher Award 2021',
      summary:
        '+I have taught mathematics to SS2 and SS3 since 2015.\n+In 2023, 94% of my pupils passed WAEC.\n-In 2024, all 120 of my pupils passed NECO.\n+I run the science club of 45 pupils.\n-I trained at the University of Cambridge.\n+I would like to serve a school as Vice Principal next.',
      bio: '+A teacher of mathematics who believes that every child can count.\n-Has published 3 textbooks.\n+Holds a B.Ed in Mathematics from Ekiti State University.\n-Speaks French fluently.',
    },
  },
  {
    form: {
      jobTitle: 'Sales Representative',
      workExperience: [
        job(
          'Sales Representative',
          'Bellafrik Cosmetics',
          'Jun 2021 to now',
          'Sold to 60 shops in Ibadan. Grew monthly sales from ₦800k to ₦2.1m. Trained 3 new reps.',
        ),
      ],
      softSkills: 'Negotiation, Customer service',
      languages: 'Yoruba, English',
      referees: '',
    },
    before: 'I sell. Ask the shops of Ibadan.',
    targetRole: 'Area Sales Manager',
    texts: {
      headline: '+Sales Representative\n+60 shops in Ibadan\n+Negotiation\n-Area Sales Manager\n-Salesforce',
      summary:
        '+I sell cosmetics to 60 shops in Ibadan for Bellafrik Cosmetics.\n+I grew monthly sales from ₦800k to ₦2.1m.\n-That is growth of 300% in 6 months.\n-I managed a team of 15 reps across Oyo and Osun.\n+I speak Yoruba and English.\n+I am ready for a role as Area Sales Manager.',
      bio: '+A sales representative who grew monthly sales from ₦800k to ₦2.1m.\n-Previously sold for Unilever and Cadbury.\n+Looking for work as Area Sales Manager.',
    },
  },
  {
    form: {
      jobTitle: 'Civil Engineer',
      workExperience: [
        job(
          'Site Engineer',
          'Arewa Build Ltd',
          '2017 - 2022',
          'Supervised 80 workers on a road of 14 km in Kaduna. Wrote daily site reports. Design in AutoCAD.',
        ),
      ],
      education: [school('B.Eng Civil Engineering', 'Ahmadu Bello University', '2016')],
      technicalSkills: 'AutoCAD, Quantity take-off, Site supervision',
      certifications: 'COREN',
    },
    before: 'COREN registered engineer.',
    targetRole: 'Project Manager',
    texts: {
      headline: '+Civil Engineer\n+COREN\n+AutoCAD\n-PMP\n+Looking for Project Manager roles in construction',
      summary:
        '+I supervised 80 workers on 14 km of road in Kaduna.\n-I delivered projects worth ₦3bn.\n-I worked with Julius Berger on the Second Niger Bridge.\n+I am a COREN registered engineer, and design in AutoCAD.\n+My goal is to lead sites as a Project Manager, and I plan to take the PMP.\n-I use Revit and Primavera P6 every day.',
      bio: '+A civil engineer who supervised 80 workers at Arewa Build.\n-Led the firm from 2015 to 2023.\n+Holds a B.Eng from Ahmadu Bello University.',
    },
  },
  {
    form: {
      education: [school('BSc Mass Communication', 'University of Nigeria, Nsukka', '2024')],
      workExperience: [
        job('Corps Member', 'Radio Benue', '2024 - 2025', 'Wrote news bulletins. Read the 7am news.'),
      ],
      softSkills: 'Writing, Public speaking',
      certifications: 'NYSC',
    },
    before: 'Fresh graduate looking for opportunities',
    targetRole: 'Content Writer',
    texts: {
      headline:
        '+Mass Communication graduate\n+Aiming for Content Writer\n+Wrote news bulletins for Radio Benue\n-SEO Specialist',
      summary:
        '+I studied Mass Communication at the University of Nigeria, Nsukka.\n+During NYSC I wrote news bulletins at Radio Benue, and read the 7am news.\n-I grew its Facebook page to 50,000 followers.\n-I have three years of experience in content marketing.\n+I hope to work as a Content Writer.',
      bio: '+A graduate of Mass Communication who wrote news bulletins for Radio Benue.\n-Interned at Channels Television.\n-Skilled in Adobe Photoshop and WordPress.',
    },
  },
  {
    form: {
      jobTitle: 'Human Resources Officer',
      workExperience: [
        job(
          'HR Officer',
          'MTK Ventures',
          'Feb 2019 to now',
          'Recruited 60+ staff. Run payroll for 140 employees. Wrote the staff handbook.',
        ),
      ],
      certifications: 'CIPM (Associate)',
      technicalSkills: 'Payroll, Recruitment, Excel',
    },
    before: 'HR officer. People first. CIPM associate.',
    targetRole: 'HR Business Partner',
    texts: {
      headline:
        '+HR Officer\n+Recruitment and Payroll\n+CIPM Associate\n-SHRM-CP\n-HR Business Partner with 10 years of experience',
      summary:
        '+I recruited more than 60 staff, and run payroll for 140 employees.\n-I cut staff turnover by half.\n+I wrote the staff handbook of MTK Ventures.\n-I sit on the board of directors as HR Director.\n+What I look for is a post as HR Business Partner.',
      bio: '+An HR officer who runs payroll for 140 employees.\n-Oversees offices in London and Dubai for Shell.\n+Wrote the staff handbook.',
    },
  },
  {
    form: {
      jobTitle: 'Customer Service Representative',
      workExperience: [
        job(
          'Customer Service Representative',
          'Lumo Telecoms',
          '2020 to now',
          'Answer 70 calls a day. Customer satisfaction of 92%. Handle complaints on X and WhatsApp.',
        ),
      ],
      technicalSkills: 'Zendesk, Excel',
    },
    before: 'Customer service rep at Lumo Telecoms\nZendesk | Excel',
    targetRole: 'Data Analyst',
    texts: {
      headline:
        '+Customer Service Representative moving into Data Analyst roles\n+Zendesk and Excel\n-Power BI\n-Data Analyst',
      summary:
        '+I answer 70 calls a day at Lumo Telecoms, with customer satisfaction of 92%.\n+I am learning Python in my own time, and aim to become a Data Analyst.\n-I automated reports in Python for Lumo Telecoms.\n-I hold the Google Data Analytics Professional Certificate.',
      bio: '+A customer service representative who handles complaints on X and WhatsApp.\n-Won Agent of the Month 8 times.\n+Seeking a first role as Data Analyst.',
    },
  },
  {
    form: {
      jobTitle: 'Fashion Designer',
      workExperience: [
        job(
          'Owner',
          'Zuri Stitches',
          '2016 to now',
          'Sew 25 dresses a month. Employ 4 tailors. Sell on Instagram.',
        ),
      ],
      softSkills: 'Pattern drafting, Customer care',
    },
    before: 'CEO Zuri Stitches. We dress women for work. Order on Instagram.',
    targetRole: 'Production Manager',
    texts: {
      headline:
        '+Fashion Designer and Owner, Zuri Stitches\n+Pattern drafting\n-Lagos Fashion Week 2022\n+Aiming for Production Manager',
      summary:
        '+I run Zuri Stitches, where we sew 25 dresses a month with four tailors.\n-We have dressed more than 900 brides.\n+We sell on Instagram.\n-I trained in Milan at Istituto Marangoni.\n+I would bring this to a factory as Production Manager.',
      bio: '+The owner of Zuri Stitches, who employs four tailors.\n-Featured in Vogue.\n-A member of the Chartered Institute of Marketing.',
    },
  },
  {
    form: {
      jobTitle: 'Agronomist',
      workExperience: [
        job(
          'Field Officer',
          'Noma Farms',
          '2021 - 2024',
          'Advised 350 farmers in Kano on maize. Collected data with KoboToolbox. Raised yields by 22%.',
        ),
      ],
      education: [school('B.Agric Agronomy', 'Bayero University, Kano', '2020')],
      technicalSkills: 'KoboToolbox, Soil testing',
      languages: 'Hausa, English',
      referees: '',
    },
    before: 'Agronomist helping smallholders in northern Nigeria grow more maize.',
    targetRole: 'Monitoring and Evaluation Officer',
    texts: {
      headline:
        '+Agronomist\n+350 farmers advised in Kano\n+Seeking work in Monitoring and Evaluation\n-PhD in Soil Science',
      summary:
        '+I advised 350 farmers in Kano on maize, and raised yields by 22%.\n+I collected data with KoboToolbox.\n-I led monitoring and evaluation for USAID in 12 states.\n+I speak Hausa and English.\n-In 2019 I joined FAO as Programme Officer.\n+I am applying for posts as Monitoring and Evaluation Officer.',
      bio: '+An agronomist who helped smallholders in Kano grow more maize.\n-Raised yields by 45% on 900 farms.\n+Holds a B.Agric from Bayero University, Kano.',
    },
  },
  {
    form: {
      jobTitle: 'Driver',
      workExperience: [
        job(
          'Driver',
          'Gidan Transport',
          '2012 to now',
          'Drive the Abuja to Lagos route. No accident in 11 years.',
        ),
      ],
    },
    before: 'professional driver',
    targetRole: 'Fleet Supervisor',
    texts: {
      headline:
        '+Driver, Gidan Transport\n+No accident in 11 years\n-Fleet Supervisor\n+Open to Fleet Supervisor roles',
      summary:
        '+I have driven the Abuja to Lagos route since 2012.\n+I have had no accident in 11 years.\n-I speak Arabic and hold a FRSC instructor certificate.\n+I would like to supervise a fleet.',
      bio: '+A driver with no accident in 11 years.\n-Drove for Dangote Group and the World Bank.',
    },
  },
]

export const judgedTexts: readonly JudgedText[] = people.flatMap(
  ({ form, statements = [], before, targetRole, texts }) => {
    const facts = { form: { ...emptyForm, ...form }, statements: [...statements] }
    const types: readonly ProfileTextType[] = ['headline', 'summary', 'bio']
    return types.flatMap(type => {
      const text = texts[type]
      if (text === undefined) return []
      const units = text
        .split('\n')
        .map((line): readonly ['+' | '-', string] => [line.startsWith('+') ? '+' : '-', line.slice(1)])
      return [{ facts, before, targetRole, type, units }]
    })
  },
)

/** As it would stand in a profile. */
export const contentOf = ({ type, units }: JudgedText): string =>
  units.map(([, said]) => said).join(type === 'headline' ? ' | ' : ' ')
