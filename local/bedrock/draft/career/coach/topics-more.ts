import type { Topic } from './topic.ts'

/** What people ask around an interview and a search besides, and what this place does for them. */
export const moreTopics: readonly Topic[] = [
  {
    id: 'threat',
    weight: 7,
    asks: /\b(?:threat\w*|blackmail\w*|stalk\w*)\b/,
    opens: [
      'Nobody may threaten you, over a job or anything else.',
      'I am sorry. Take it seriously, and do not face it alone.',
    ],
    steps: [
      [
        'Tell somebody you trust today, and report it to the police; call 112 if you are in danger now.',
        'Take somebody with you to the station, and ask for the name of whom you spoke to.',
      ],
      [
        'Keep every message, number and voice note.',
        'Screenshots with date and number, and a copy on another device.',
      ],
      [
        'Answer nothing more, and pay nothing.',
        'Each answer shows that it works; a payment brings the next demand.',
      ],
      [
        'If it is somebody at work, tell HR or another manager in writing as well.',
        'With date, words and who was there, and ask what will be done.',
      ],
    ],
  },
  {
    id: 'paid-a-scam',
    weight: 8,
    asks: /\b(?:already|have|just|i) (?:paid|sent|transferred|gave)\b[^.?!]{0,20}\b(?:him|her|them|the (?:man|woman|agent|recruiter|money|fee)|fee)\b/,
    opens: [
      'I am sorry. It happens to careful people too, and the next hours count.',
      'Act today, calmly: the sooner the bank knows, the better the chance.',
    ],
    steps: [
      [
        'Call your bank now, say that it was fraud, and ask them to flag the account that got it.',
        'Have amount, time and account number at hand, and write down the name of whom you spoke to.',
      ],
      [
        'Report it to the police or the EFCC, with the screenshots.',
        'It is rarely quick, but your bank may ask for the report.',
      ],
      [
        'Pay nothing more, whatever they promise or threaten.',
        'A second fee to get the first one back is part of the same trick.',
      ],
      [
        'If you gave an OTP, a PIN or your BVN, tell the bank, and change your passwords.',
        'Begin with mobile banking and email.',
      ],
    ],
    question: 'Was it by transfer, or by card?',
  },
  {
    id: 'about-yourself',
    weight: 4,
    uses: 'role',
    asks: /\b(?:about yourself|introduce (?:yourself|myself)|tell (?:them|us) about (?:me|myself))\b/,
    opens: [
      'That question opens most interviews, so it is worth a minute that you know by heart.',
      'They ask for a minute on why you fit, and not for your life.',
    ],
    steps: [
      [
        'Begin with now: "I am a …, and I look after …" in one sentence.',
        'Your present role, or what you finished last, and for whom.',
      ],
      [
        'Then one result with its figure, the one nearest to their advert.',
        'What it was, what you did, how it ended; twenty seconds are enough.',
      ],
      ['End with why this job, in a sentence.', 'Something true of the role itself, and not of the pay.'],
      [
        'Say it aloud five times and stop at one minute.',
        'Leave out age, family and where you come from unless they ask.',
      ],
    ],
  },
  {
    id: 'dress',
    weight: 4,
    uses: 'interviews',
    asks: /\b(?:wear|dress(?:ing|ed)?|outfit|dress code|suit and tie)\b/,
    opens: [
      'Dress one step above what people there wear on a working day.',
      'Clean, plain and comfortable is enough; nobody is hired for a suit.',
    ],
    steps: [
      [
        'For a bank, a law firm or the public service: a dark suit or a plain dress, closed shoes, little jewellery.',
        'Borrow it if you have none; that it fits and is ironed matters more than what it cost.',
      ],
      [
        'For a technology firm, a school or an NGO: a plain shirt or blouse and trousers or a skirt.',
        'Native wear that is neat is fine at most of them.',
      ],
      [
        'Ask whoever invited you: "What do people wear in your office?"',
        'It is a usual question, and takes the guess away.',
      ],
      [
        'Put everything on once the evening before, and sit down in it.',
        'For a call by video the upper half and the light in front of you are what counts.',
      ],
    ],
  },
  {
    id: 'tests',
    weight: 4,
    asks: /\b(?:aptitude|numerical|verbal reasoning|logical reasoning|psychometric|assessment (?:test|cent(?:re|er))|gmat|cbt|online (?:test|assessment))\b/,
    opens: [
      'Such tests reward practice against the clock more than knowledge.',
      'Most people fail them for time, and that can be trained.',
    ],
    steps: [
      [
        'Find out which kind it is: ask the recruiter, or whoever wrote it before you.',
        'Numbers, words, patterns, or questions on how you would act: each is practised differently.',
      ],
      [
        'Twenty minutes a day for two weeks, with a timer: percentages, ratios, tables, short texts.',
        'School books and free samples do; write down which kind costs you most time.',
      ],
      [
        'In the test, leave what takes more than a minute, and come back.',
        'All questions usually count the same, so the easy ones come first.',
      ],
      [
        'For an online one: a full battery, a second network, a quiet hour.',
        'If the line drops, write to them at once with the time; many open it again.',
      ],
    ],
  },
  {
    id: 'failed-interview',
    weight: 4,
    asks: /\b(?:fail\w*|bombed|flunk\w*|messed up|did(?:n't| not) pass)\b[^.?!]{0,25}\b(?:interview|test)\b|\binterview\b[^.?!]{0,30}\b(?:went (?:badly|bad|wrong)|did(?:n't| not) go well|was (?:bad|terrible))\b/,
    opens: [
      'One interview that went badly says little; what you take from it says more.',
      'That stings. Take the evening off, and then make it useful.',
    ],
    steps: [
      [
        'Write down the questions that went badly, in their own words, while you remember them.',
        'Two or three are enough; they come again elsewhere.',
      ],
      [
        'Ask for feedback in two lines: thanks, and one thing that they would have liked to hear.',
        'Many do not answer; those who do save you months.',
      ],
      [
        'Practise the worst of them aloud, with one true example and its figure.',
        'The Interview Coach here asks questions for your role and scores what you say.',
      ],
      [
        'Send one good application this week.',
        'The next invitation heals more than going over the last one.',
      ],
    ],
    question: 'Which question threw you?',
  },
  {
    id: 'fitting-jobs',
    weight: 4,
    uses: 'skills',
    asks: /\b(?:what|which) (?:kind of |type of |sort of )?(?:jobs?|roles?|work|careers?)\b[^.?!]{0,20}\b(?:fits?|suits?|match\w*|right for|best for|good for|can i do)\b/,
    opens: [
      'Go by what you have done with success, and not by titles.',
      'A job fits where it asks each day for what you do well anyway.',
    ],
    steps: [
      [
        'Write down five tasks that you did well, and that somebody thanked you for.',
        'From work, school, church or home: what you did, not what you were called.',
      ],
      [
        'Search for those tasks instead of a title, and note which titles come up.',
        'Job Search here shows how well each job fits your profile, and why.',
      ],
      [
        'Take the three titles that come up most, and compare your skills with them.',
        'The skill gap tool here says what is missing for each.',
      ],
      [
        'Ask one person in each of the three what their Tuesday looks like.',
        'The days decide whether you stay, and adverts do not tell of them.',
      ],
    ],
    question: 'Which task did you enjoy most in the last year?',
  },
  {
    id: 'do-it-for-me',
    weight: 5,
    asks: /\b(?:apply|send (?:it|my (?:cv|application))) for me\b|\b(?:can|could|will|would|please) (?:you )?(?:apply|(?:write|draft|make|create|prepare|do) (?:me )?(?:a|my|the) (?:cv|resume|cover letter|application letter|letter|linkedin))\b|^(?:please )?(?:write|draft|make|create) (?:me )?(?:a|my) (?:cv|resume|cover letter|application letter)\b/,
    opens: [
      'I advise here; the writing is done by the tools beside me, from your own facts.',
      'Not in this chat, but close by: other tools here write from what you told of yourself.',
    ],
    steps: [
      ['For a CV: Resume Builder.', 'It writes from your own work and skills, and marks what has no source.'],
      ['For a letter: Cover Letters.', 'It takes the job that you track, and you read it before you use it.'],
      [
        'For LinkedIn: the LinkedIn tab of this screen.',
        'It rewrites headline, summary or bio for the role that you name.',
      ],
      [
        'Sending stays with you: nothing here applies for a job in your name.',
        'Look once more at each application before it goes; ten minutes there save many.',
      ],
    ],
  },
]
