export const about = {
  badge: 'About Aiki',
  title: 'Work, found with care',
  text: 'Aiki means work in Hausa. We make the search for it shorter, and the answers clearer.',
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'Looking for a job takes weeks of evenings: the same form again and again, adverts that are copies of each other, some that only want your money, and then silence.',
      'We want everybody who looks for work, first in Nigeria and then across Africa, to have what only some have today: a good resume, a fitting letter, practice before the interview, and a clear view of what was sent and what came back.',
    ],
  },
  impact: { title: 'Our Impact' },
  values: {
    title: 'Our Values',
    list: [
      {
        motif: 'lozenge',
        title: 'Mission-driven',
        text: 'We build what brings somebody nearer to a job. What does not is left out.',
      },
      {
        motif: 'person',
        title: 'People-first',
        text: 'Your words stay yours. Nothing is sent without you, and your data is never sold.',
      },
      {
        motif: 'arrows',
        title: 'Innovation',
        text: 'New tools where they help, and the reasons beside every score. On a cheap phone and a slow line too.',
      },
      {
        motif: 'steps',
        title: 'Empowerment',
        text: 'You learn as you go: why a line works, what an answer lacks, which jobs call back.',
      },
    ],
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'Aiki began with a notebook. In it stood every application of one search: the company, the day, who had called. It was the only thing that kept eight months of trying in order.',
      'A notebook does not search, though, and it does not write. So we wove the rest around it: boards read in one place, resumes and letters from what you have really done, practice for the talk that decides.',
      'We work from Lagos, for people who search on the bus, on paid data, between two shifts.',
    ],
  },
  closing: {
    title: 'Begin with the job you want next',
    text: 'It takes four short steps, and costs nothing.',
  },
} as const
