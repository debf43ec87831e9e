import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../shared/domain/resume/document.ts'

export const entryLike = (different: Partial<ResumeEntry> = {}): ResumeEntry => ({
  title: '',
  organisation: '',
  duration: '',
  details: [],
  paragraphs: [],
  bullets: [],
  ...different,
})

export const sectionLike = (different: Partial<ResumeSection> = {}): ResumeSection => ({
  kind: 'other',
  title: 'Other',
  paragraphs: [],
  bullets: [],
  entries: [],
  ...different,
})

/** An ordinary resume of one page, with the changes of the test. */
export const resumeLike = (different: Partial<ResumeDocument> = {}): ResumeDocument => ({
  name: 'Amina Bello',
  headline: 'Operations Analyst',
  contact: ['Ikeja, Lagos', 'amina@example.com', '0803 000 0142', 'linkedin.com/in/amina-bello'],
  sections: [
    sectionLike({
      kind: 'summary',
      title: 'Summary',
      paragraphs: [
        'Operations analyst with four years in freight and retail supply. Builds the daily plan, finds the late trucks early, and writes the report people read.',
      ],
    }),
    sectionLike({
      kind: 'work',
      title: 'Work',
      entries: [
        entryLike({
          title: 'Operations Officer',
          organisation: 'Gani Haulage',
          duration: 'Mar 2023 to now',
          details: ['Apapa'],
          bullets: [
            'Cut late deliveries from 18% to 11% in eight months by moving the loading plan to the evening before',
            'Built the weekly cost table in SQL and Excel, which saved ₦420,000 of fuel in its first quarter',
            'Wrote the handover sheet that three depots now use',
          ],
        }),
        entryLike({
          title: 'Stock Assistant',
          organisation: 'Moremi Retail',
          duration: 'Jan 2021 to Feb 2023',
          details: ['Ìbàdàn'],
          bullets: ['Counted and reconciled 3,200 lines a month', 'Trained four new stock hands'],
        }),
      ],
    }),
    sectionLike({
      kind: 'education',
      title: 'Education',
      entries: [
        entryLike({
          title: 'B.Sc. Economics',
          organisation: 'Bayero University, Kano',
          duration: '2020',
          details: ['Second Class Upper'],
        }),
      ],
    }),
    sectionLike({
      kind: 'skills',
      title: 'Skills',
      paragraphs: ['SQL, Excel, route planning, cost reports'],
    }),
    sectionLike({
      kind: 'certifications',
      title: 'Certifications',
      bullets: ['Certified Supply Chain Professional, 2024'],
    }),
    sectionLike({ kind: 'languages', title: 'Languages', paragraphs: ['Hausa, English, some Yorùbá'] }),
    sectionLike({ kind: 'links', title: 'Links', bullets: ['Portfolio: aminabello.example/work'] }),
  ],
  ...different,
})

/** A resume that fills one page, in the closest setting of every template. */
export const fullPage = (): ResumeDocument =>
  resumeLike({
    sections: [
      ...resumeLike().sections,
      sectionLike({
        title: 'NYSC',
        entries: [
          entryLike({
            title: 'Teacher',
            organisation: 'Government Secondary School',
            duration: '2023 – 2024',
            bullets: Array.from(
              { length: 22 },
              (_, at) => `Bullet ${at} says what was done, and what it led to`,
            ),
          }),
        ],
      }),
    ],
  })
