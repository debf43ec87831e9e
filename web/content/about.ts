export const about = {
  badge: 'About Aiki',
  title: 'We help you find work',
  text: 'Aiki means “work” in Hausa. We make your job search shorter, and its results clearer.',
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'Looking for a job takes weeks: you fill in the same form again and again, you read the same advert twice, some adverts only want your money, and then nobody answers.',
      'We want everybody who looks for work, first in Nigeria and then across Africa, to have what only some have today: a good resume, a letter that fits the job, practice before the interview, and a clear list of what they sent and who answered.',
    ],
  },
  impact: { title: 'Our Impact' },
  values: {
    title: 'Our Values',
    list: [
      {
        motif: 'lozenge',
        title: 'Mission-driven',
        text: 'We build what brings you nearer to a job, and nothing else.',
      },
      {
        motif: 'person',
        title: 'People-first',
        text: 'Your words stay yours. Nothing is sent without you, and your data is never sold.',
      },
      {
        motif: 'arrows',
        title: 'Innovation',
        text: 'We add new tools where they help, and give reasons for every score. Aiki also works on a cheap phone and a slow connection.',
      },
      {
        motif: 'steps',
        title: 'Empowerment',
        text: 'You learn while you search: why a line in your resume works, what is missing in your answer, which applications get a reply.',
      },
    ],
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'Aiki began with a notebook. It listed every application of one job search: the company, the day, and who had called. For eight months it was the only thing that kept the search in order.',
      'But a notebook cannot search, and it cannot write. So we added the rest: job boards in one place, resumes and letters made from what you have really done, and practice for the interview.',
      'We work from Lagos, for people who search on the bus, on paid data, between two shifts.',
    ],
  },
  closing: {
    title: 'Begin with the job you want next',
    text: 'It takes four short steps, and costs nothing.',
  },
} as const
