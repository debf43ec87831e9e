import { allResumeTemplates } from '../../lists.ts'

/** What the lines below a heading are read as. `other`: the form has no place for it. */
export type SectionKind =
  | 'cv'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'technical'
  | 'soft'
  | 'certifications'
  | 'languages'
  | 'interests'
  | 'links'
  | 'contact'
  | 'personal'
  | 'references'
  | 'other'

/** What our own text files have above the name. */
const ours = allResumeTemplates.map(template => `${template} resume`).join('/')

type Words = Readonly<Record<SectionKind, string>>

/** Words that are a heading wherever they stand alone on a line. */
const strong: Words = {
  cv: `curriculum vitae/resume/cv/curriculum vitae cv/resume cv/cv resume/c v/${ours}`,
  summary:
    'summary/profile/objective/about me/personal statement/overview/bio/biography/summary of qualifications/' +
    'profile summary/summary statement/executive summary/mission statement/who i am/objective statement/' +
    'professional summary/career objective/career summary/profile statement/career goal/goal/career goals',
  work:
    'experience/work experience/employment/employment history/work history/career history/job experience/job history/' +
    'working experience/working history/work experiences/background/employment record/employment experience/' +
    'career experience/positions held/internship/internships/internship experience/industrial training/siwes/' +
    'industrial attachment/volunteer experience/volunteering/volunteer work/voluntary work/volunteering experience/' +
    'voluntary experience/national service/nysc/nysc experience/national youth service/national youth service corps/' +
    'youth service/teaching experience/freelance experience/career/posts held/experiences/career path/career record/' +
    'volunteer/volunteer activities/volunteerism/siwes experience/industrial experience/history/work',
  education:
    'education/educational background/academic background/educational qualification/educational qualifications/' +
    'academic qualification/academic qualifications/qualification/qualifications/institutions attended/' +
    'institution attended/schools attended/school attended/academic history/education history/educational history/' +
    'academic record/academic records/education background/educational attainment/academics/academic profile/' +
    'qualifications obtained/qualification obtained/academic qualifications obtained/academic attainment/' +
    'educational record/educational institutions attended/educational qualifications obtained/academic education/' +
    'institutions attended and qualifications obtained/educational institution attended/academic credentials/' +
    'educational details/academic details/educational profile/schools attended and qualifications obtained',
  skills:
    'skills/core competencies/competencies/competences/areas of expertise/expertise/skills and abilities/skill/' +
    'skill set/skillset/skills summary/strengths/abilities/special skills/skills acquired/areas of competence/' +
    'skills and competencies/skill highlights/skills highlights/core competences/areas of strength/skills set/' +
    'summary of skills/area of expertise/areas of specialisation/areas of specialization/proficiencies',
  technical:
    'technical skills/computer skills/it skills/ict skills/hard skills/technical proficiency/technical proficiencies/' +
    'digital skills/software skills/computer literacy/technical expertise/programming skills/technical competencies/' +
    'tech stack/software proficiency/computer proficiency/computer knowledge/technical knowledge/it proficiency',
  soft:
    'soft skills/interpersonal skills/personal skills/people skills/transferable skills/personal attributes/' +
    'personal qualities/attributes/behavioural skills/behavioral skills/personal strengths',
  certifications:
    'certification/certifications/certificates/licenses/licences/professional certifications/accreditations/' +
    'professional qualification/professional qualifications/professional development/professional membership/' +
    'professional memberships/memberships/affiliations/professional bodies/professional affiliations/trainings/' +
    'courses/seminars/seminars attended/workshops/trainings attended/online courses/continuing education/' +
    'courses attended/licensure/credentials/professional training/professional trainings/training attended/' +
    'certificates obtained/membership of professional bodies/professional certificates/certificate/membership',
  languages:
    'languages/language skills/languages spoken/language proficiency/spoken languages/language/languages known/' +
    'linguistic skills/language abilities',
  interests: 'interests/hobbies/hobby/pastimes/hobbies and interests/interests and hobbies/interest',
  links:
    'links/online profiles/social media/social links/online presence/websites/profiles/socials/social profiles/portfolio',
  contact:
    'contact/contacts/contact details/contact information/contact info/contact me/get in touch/contact address/find me online',
  personal:
    'personal data/personal details/personal information/bio data/biodata/personal info/personal particulars/personal bio data',
  references: 'references/referees/reference/referee',
  other:
    'projects/awards/honors/honours/publications/declaration/additional information/scholarships/patents/' +
    'conferences/presentations/extracurricular activities/extra curricular activities/community service/' +
    'positions of responsibility/leadership experience/leadership positions/leadership roles/accomplishments/' +
    'awards and honours/awards and honors/honours and awards/honors and awards/awards and achievements/' +
    'achievements and awards/co curricular activities/other information/academic awards/exhibitions/miscellaneous/' +
    'project experience/selected projects/academic projects/recognition/activities and societies/research interests',
}

/** Words that stand alone on a line in other places too: a heading only if they look like the others of the resume. */
const weak: Partial<Words> = {
  summary: 'about/introduction/statement/highlights',
  work: 'positions/appointments/posts/roles',
  skills: 'tools and technologies/skills and tools',
  technical: 'technologies/tools/software/programming languages/programming/frameworks/tools used',
  certifications: 'training/workshop/conferences attended/development',
  other:
    'achievements/leadership/activities/research/key achievements/involvement/extracurriculars/teaching/' +
    'societies/service/religion/responsibilities/community/art',
}

const table = (words: Partial<Words>): Map<string, SectionKind> =>
  new Map(
    Object.entries(words).flatMap(([kind, list]) =>
      // A table of ours: its names are the kinds.
      list.split('/').map(phrase => [phrase, kind as SectionKind] as const),
    ),
  )
const strongWords = table(strong)
const weakWords = table(weak)

// What may stand before or behind the words of a heading without making it another one.
const before =
  /^(?:my|professional|key|core|relevant|selected|additional|other|main|major|recent|previous|past|current|general|basic|career|personal|related|notable|brief|further|summary of|details of|list of|academic|educational|extra|top)\s+/
const behind =
  /(?<!\s)\s+(?:with dates?|and dates?|with date|details?|history|summary|section|information|obtained|attended|in brief|record|records|profile|background|so far|to date|till date|experience|highlights)$/

export type KnownHeading = { readonly kind: SectionKind; readonly isWeak: boolean }

const exactly = (phrase: string): KnownHeading | null => {
  const kind = strongWords.get(phrase)
  if (kind) return { kind, isWeak: false }
  const weakKind = weakWords.get(phrase)
  return weakKind ? { kind: weakKind, isWeak: true } : null
}

const loosely = (phrase: string): KnownHeading | null => {
  const found = exactly(phrase)
  if (found) return found
  const inner = phrase.replace(before, '')
  if (inner !== phrase) return loosely(inner)
  const outer = phrase.replace(behind, '')
  return outer === phrase ? null : loosely(outer)
}

/** What the words of a heading mean, in small letters without accents or signs; null: they are no heading. */
export const headingOfWords = (phrase: string): KnownHeading | null => {
  const whole = loosely(phrase)
  if (whole) return whole
  const parts = phrase.split(/ (?:and|or|with) /)
  if (parts.length < 2 || parts.length > 4) return null
  const found = parts.map(loosely)
  const first = found[0]
  return first && found.every(part => part !== null) ? first : null
}
