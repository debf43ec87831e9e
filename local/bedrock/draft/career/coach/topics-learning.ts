import type { Topic } from './topic.ts'

/** Learning, and the rest of a working life. */
export const learningTopics: readonly Topic[] = [
  {
    id: 'code',
    weight: 4,
    asks: /\b(?:learn(?:ing)? (?:to )?(?:cod(?:e|ing)|program\w*|python|javascript|web development|software)|(?:start|begin|get)\w* (?:in|into|with) (?:tech|coding|programming)|become a (?:developer|programmer|software)|boot ?camps?)\b/,
    opens: [
      'Learning to code is a matter of an hour a day and one thing built at a time.',
      'It works without a costly laptop or course, but not without months: count on nine to eighteen until a first job.',
    ],
    steps: [
      [
        'Choose one language and stay six months: JavaScript for the web, Python for data.',
        'Changing every month is the usual way to stop.',
      ],
      [
        'Type every example, then change it until it breaks.',
        'Reading and watching feel like learning, and are not.',
      ],
      [
        'Build for somebody: a price list, a timetable, a small shop page.',
        'Three such things in public are worth more than certificates.',
      ],
      [
        'Find two others who learn, and show each other weekly.',
        'Ask at a local developers’ group; most are free.',
      ],
      [
        'From month six, apply for internships and small contracts.',
        'You are never ready; the first review of your code teaches more than a course.',
      ],
    ],
  },
  {
    id: 'certification',
    weight: 3,
    uses: 'role',
    asks: /\b(?:certificat\w*|certified|professional exams?|ican|acca|pmp|cipm|nebosh|ccna|coren|masters?|msc|mba|degree|phd)\b/,
    opens: [
      'A certificate helps where adverts ask for it by name, and little elsewhere.',
      'Before you pay for an exam, count it in adverts.',
    ],
    steps: [
      [
        'Look at twenty adverts for your next role: how many name it?',
        'If fewer than five do, put the time into work that can be shown.',
      ],
      [
        'Ask two people who have it what it changed.',
        'And how long it took beside a job; double that for your plan.',
      ],
      [
        'Choose the one that your field in Nigeria knows.',
        'The skill gap tool here lists those for your role.',
      ],
      [
        'While you study, say so honestly: "in view" with a date.',
        'Never as if you held it; it is the first thing that is checked.',
      ],
    ],
  },
  {
    id: 'skills',
    weight: 2,
    uses: 'skills',
    asks: /\b(?:skills?|upskill\w*|learn|courses?|training|improve (?:my|myself))\b/,
    opens: [
      'Learn what adverts of your next job ask for, one thing at a time.',
      'The best skill to learn is the one that is asked for and that you can show in a month.',
    ],
    steps: [
      [
        'Save five jobs you want, and see which skill comes up most.',
        'The skill gap tool here counts it and leaves out what you have.',
      ],
      [
        'Half an hour a day on that one, for six weeks.',
        'On the phone is fine; the same hour each day matters more than the length.',
      ],
      [
        'Use it on something real in the third week.',
        'For a shop, a school or your own work; then it becomes a line of your CV with a figure.',
      ],
      ['Have somebody look at it who knows more.', 'One honest hour saves a month.'],
    ],
  },
  {
    id: 'productivity',
    weight: 2,
    asks: /\b(?:motivat\w*|procrastinat\w*|focus|disciplin\w*|time management|consisten\w*|manage my time|routine|lazy)\b/,
    opens: [
      'Make it smaller: what is small enough gets done.',
      'Motivation comes after beginning, seldom before.',
    ],
    steps: [
      [
        'Choose one hour of the day for the search, and one thing to do in it.',
        'The same hour each day; the evening before, write down which thing.',
      ],
      ['Begin with ten minutes by the clock.', 'You may stop then. Mostly you won’t.'],
      [
        'Count what you control: applications sent, people written to.',
        'Not answers; those come in their own time.',
      ],
      ['Take one day a week off from it.', 'A search is long, and rest is part of it.'],
    ],
  },
  {
    id: 'business',
    weight: 3,
    asks: /\b(?:start(?:ing)? (?:a|my|my own) (?:business|company|shop|startup)|side (?:hustle|business|gig)|entrepreneur\w*|self[- ]employed|second income)\b/,
    opens: [
      'Begin with a customer, not with a company.',
      'A side income is tested fastest by selling one thing to one person.',
    ],
    steps: [
      [
        'Ask ten people what they pay for now, and what annoys them about it.',
        'Write it down word by word; your offer is in there.',
      ],
      [
        'Sell one small thing this month, before you print cards or register.',
        'What counts is whether they pay, and whether they come back.',
      ],
      [
        'Keep its money apart, with every naira in and out.',
        'A notebook will do; after three months you know whether it earns.',
      ],
      [
        'Read your contract before you do it beside a job.',
        'Some forbid it, and most forbid serving the same customers.',
      ],
    ],
  },
  {
    id: 'new-job',
    weight: 3,
    asks: /\b(?:(?:first|new) (?:day|week|month|90 days)|start(?:ing)? (?:a|my) new (?:job|role)|probation|new role|resum\w+ (?:work|on))\b/,
    opens: [
      'In the first weeks, listen more than you mend.',
      'A good start is made of small promises that are kept.',
    ],
    steps: [
      [
        'Ask your manager in the first week: "What would make you say after three months that it was right to hire me?"',
        'Write the answer down and send it back to them.',
      ],
      [
        'Meet five people whose work touches yours, fifteen minutes each.',
        'Ask what goes well, and what they need from your place.',
      ],
      [
        'Finish one small, visible thing within the month.',
        'Something that annoys everybody and takes two days is ideal.',
      ],
      ['Note each Friday what you did, with figures.', 'It is your case when probation ends.'],
    ],
  },
  {
    id: 'leadership',
    weight: 3,
    asks: /\b(?:lead(?:ing)? a team|leadership|manag(?:e|ing) (?:people|a team|others)|first[- ]time manager|new manager|delegate|delegation|become a manager)\b/,
    opens: [
      'Leading is making others’ work easier and clearer.',
      'You can practise leading before anybody calls you a manager.',
    ],
    steps: [
      [
        'Take on something with two or three people and a date.',
        'A move, an audit, a training: small, but yours from end to end.',
      ],
      [
        'Agree on who does what by when, and write it down.',
        'Half of all trouble in teams is two people who each thought it was the other.',
      ],
      [
        'Talk to each of them alone once every two weeks.',
        'Ask what is in their way, and take one thing of it away.',
      ],
      [
        'Praise in front of others, criticise alone and the same day.',
        'One case, what it did, what you wish for.',
      ],
    ],
  },
]
