import type { NewInterview } from '../../functions/store/interview-row.ts'

/** Chinedu's practice: the same questions, answered in a sentence at first, and better from session to session. */
export type PastPractice = Pick<NewInterview, 'jobTitle' | 'companyName' | 'industry' | 'difficulty'> & {
  readonly questions: readonly string[]
  /** Of each question what he said at first, and what he says now. */
  readonly answers: readonly { readonly atFirst: string; readonly now: string }[]
  /** Each session: how long ago, and how many answers he had by then; `of` so many were given at all. */
  readonly sessions: readonly { readonly daysAgo: number; readonly better: number; readonly of: number }[]
}

export const chinedusPractice: PastPractice = {
  jobTitle: 'Backend Developer',
  companyName: '',
  industry: 'technology',
  difficulty: 'intermediate',
  questions: [
    'Tell me about an API that you designed. What did you leave out, and why?',
    'Describe a bug in production that was hard to find. How did you find it?',
    'How do you decide which index a slow query in PostgreSQL needs?',
    'Tell me about a time when you disagreed with another developer. How did it end?',
    'How do you test code that talks to a payment provider?',
    'What do you do when a release breaks something for customers?',
    'Tell me about a time when you had to learn a tool quickly.',
    'Why do you want to work remotely, and how do you keep others informed?',
  ],
  answers: [
    {
      atFirst: 'I designed many APIs with REST and best practices.',
      now: 'At Kobomart I designed the orders API for 60 shops. They asked for a search over all fields; I left it out, because the logs showed that nine of ten calls looked up one order by its number. I wrote two endpoints and a page of examples, and two shops built on it in a week without a call to us. We added the search a year later, when somebody needed it.',
    },
    {
      atFirst: 'I check the logs and debug until it works.',
      now: 'In March some of our receipts were sent twice. I could not repeat it, so I compared the times of 40 doubled ones in the log and saw that each came within a second of a restart. The queue gave the message again because we confirmed it after sending. I moved the confirmation into the same transaction and wrote a test that kills the process. Since then there was not one in eight months.',
    },
    {
      atFirst: 'I think adding an index usually makes it fast.',
      now: 'I begin with EXPLAIN ANALYZE on real data, not with the index. For our order list it showed a scan of 2 million rows and a sort. I added an index on shop and date in the order of the filter, and the page went from 1.8 seconds to 40 milliseconds. I also look at what it costs: that index made each insert about 5 percent slower, which we could afford.',
    },
    {
      atFirst: 'I always listen to everybody and we agree at the end.',
      now: 'A colleague wanted to move our jobs to a new queue before a holiday sale. I thought it too risky. Instead of arguing I asked what he was afraid of: it was the load. I ran the old queue at three times the load on a Saturday and showed him the numbers. It held, we moved after the sale, and he led the change. I learned to ask for the worry before I answer the proposal.',
    },
    {
      atFirst: 'We use mocks for that.',
      now: 'I keep a stand-in of the provider that speaks its real wire format, so that our own code has no branch for tests. With it I tried webhooks that came twice and out of order, and timeouts after the money had moved. I found two cases in which we would have booked a payment twice, before any customer did. Once a week the same tests run against the sandbox of the provider.',
    },
    {
      atFirst: 'I would maybe try to fix it fast.',
      now: 'First I take it back, then I ask why. In June a release of ours rounded delivery fees wrongly. I saw it in the support channel, rolled back in six minutes, and wrote to the 14 customers with the right amount the same day. Next morning I added the case to our tests and a check of the sum in the deploy. Support told me that only one of the 14 had written back, to say thanks.',
    },
    {
      atFirst: 'I learn very fast, I am a fast learner.',
      now: 'When our only mobile developer left, I took over the Flutter app for three months without ever having written Dart. I read one small app from end to end, then fixed five small bugs to learn the code. After two weeks I shipped the new login. It was no beauty, and the next developer rewrote a screen of mine, but 900 drivers could log in on the first day of the month.',
    },
    {
      atFirst: 'I like working from home because of traffic.',
      now: 'From Enugu I work with a team in Lagos and Berlin since 2024. I write down each morning what I will finish, and each evening what I did and where I am stuck, in three lines. For what needs a talk I keep two hours in which all of us are awake. I have a second line and a battery, so that I missed one call in a year. I get more done in quiet hours than in any office.',
    },
  ],
  sessions: [
    { daysAgo: 41, better: 0, of: 8 },
    { daysAgo: 33, better: 2, of: 8 },
    { daysAgo: 26, better: 3, of: 8 },
    { daysAgo: 17, better: 5, of: 8 },
    { daysAgo: 9, better: 6, of: 8 },
    { daysAgo: 3, better: 8, of: 8 },
    { daysAgo: 1, better: 8, of: 3 },
  ],
}
