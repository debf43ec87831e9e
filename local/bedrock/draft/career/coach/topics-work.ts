import type { Topic } from './topic.ts'

/** At work, and between jobs. */
export const workTopics: readonly Topic[] = [
  {
    id: 'conflict',
    weight: 3,
    asks: /\b(?:conflict|toxic|bully\w*|shout\w*|my (?:boss|manager|supervisor|colleague|coworker|co-worker|team ?lead)[^.?!]{0,40}(?:hate|insult|difficult|rude|unfair|blame|credit|disrespect|yell|frustrat)\w*|(?:difficult|rude|bad|wicked|terrible) (?:boss|manager|colleague|coworker|supervisor)|quarrel|office politics)\b/,
    opens: [
      'Trouble with people at work wears out faster than work does.',
      'First find out whether it can be talked about, and keep notes meanwhile.',
    ],
    steps: [
      [
        'Write down what happened: date, words, who was there.',
        'Facts without judgement; you need them whatever comes.',
      ],
      [
        'Ask for a talk about one case: "When this was said in the meeting, I could not finish. Can we agree on another way?"',
        'One case, what it did, what you ask for; no "always" and no "never".',
      ],
      [
        'If it goes on, take the notes to HR or to the next manager.',
        'Ask what will be done and by when, and confirm it by mail.',
      ],
      [
        'Look around quietly if nothing changes in two months.',
        'Leaving for something is better than leaving from something.',
      ],
    ],
  },
  {
    id: 'career-change',
    weight: 3,
    uses: 'skills',
    asks: /\b(?:career (?:change|switch|transition|path|pivot)|chang\w+ (?:my )?(?:career|field|industr\w+)|switch\w* (?:to|into|from|career\w*|field\w*)|transition\w* (?:to|into|from)|pivot|move (?:in)?to (?:tech|data|product|another field)|different field|new field|want to (?:be|become) an?)\b/,
    opens: [
      'Change one thing at a time: the field or the function, seldom both at once.',
      'A change is easiest over a bridge: a role that needs half of what you have.',
    ],
    steps: [
      [
        'Write two columns: what you can do, and what ten adverts of the new field ask for.',
        'What stands in both is your case. The skill gap tool here does it from your facts.',
      ],
      ['Talk to three people who made that move.', 'Ask what surprised them, and what they would leave out.'],
      [
        'Make one piece of work of the new kind within a month.',
        'Small and real, for somebody who uses it; it answers "but have you done this?"',
      ],
      [
        'Look for it where you are: a task, a project, a neighbouring team.',
        'Employers let people they know try what strangers may not.',
      ],
      [
        'Keep the income until the new one is signed.',
        'Count how many months you could live from savings, and decide with that number.',
      ],
    ],
    question: 'From which work to which would you like to move?',
  },
  {
    id: 'gap',
    weight: 4,
    asks: /\b(?:(?:employment|career|work|cv|resume) gaps?|gap (?:year|in|of)|(?:have|had) a gap|out of work|(?:been|stayed|was) (?:at home|home|idle|unemployed|jobless)|years? (?:off|without (?:a )?(?:job|work))|break from work|return(?:ing)? to work)\b/,
    opens: [
      'A gap needs one honest sentence, and then something you did in it.',
      'Interviewers ask about a gap to see how you speak of it.',
    ],
    steps: [
      [
        'Say it plainly: "I cared for my father in 2024, and am free again since March."',
        'Put in your own reason; no details of illness are owed to anybody.',
      ],
      [
        'Put what you did in it on the CV like a job: courses, trade, volunteering, care.',
        'With dates by year and one line on what came of it.',
      ],
      [
        'Show something fresh: one finished piece of work of the last two months.',
        'It answers the question whether you are out of practice.',
      ],
      [
        'Then lead back to the job: "What I look forward to here is …"',
        'Whoever speaks longer about the gap than about the work makes it larger.',
      ],
    ],
  },
  {
    id: 'maternity',
    weight: 5,
    asks: /\b(?:maternity|pregnan\w*|new mother|nursing mother|after (?:having )?(?:a |my )?(?:baby|child|birth)|childcare|stay[- ]at[- ]home (?:mum|mom|mother|dad|father))\b/,
    opens: [
      'Coming back after a child is a return, not a new beginning.',
      'You owe nobody an apology for the time with your child.',
    ],
    steps: [
      [
        'Name it on the CV in one line with the years, without explaining.',
        'And under it whatever you did: a course, a small trade, help with a business.',
      ],
      [
        'Plan care before the first interview, with a second person for bad days.',
        'You need not tell them; you will sound calmer for having it.',
      ],
      [
        'Ask about hours late, once they want you: "How is the week arranged?"',
        'Some employers agree to fixed days or an earlier start, if it is asked as a plan.',
      ],
      [
        'Ask HR, a labour office or a lawyer what leave and protection you have.',
        'It depends on the contract and on the state, so I can’t say it for you.',
      ],
    ],
  },
  {
    id: 'age',
    weight: 4,
    asks: /\b(?:too old|too young|my age|age (?:limit|discrimination|barrier)|ageism|at (?:4|5)\d\b|over (?:35|40|45|50)|(?:35|40|45|50)[- ]?plus|late to start)\b/,
    opens: [
      'Age limits are real in some adverts, and absent in many more places.',
      'It is not too late; it is a matter of where you ask and what you show.',
    ],
    steps: [
      [
        'Leave date of birth and the years of school out of the CV.',
        'Show the last ten to twelve years; older work in one line.',
      ],
      [
        'Go where experience counts: small firms, NGOs, consulting, schools, remote contracts.',
        'Trainee schemes with a limit are not worth the evening.',
      ],
      ['Show one new tool in use.', 'It answers the doubt that nobody says aloud.'],
      [
        'Let people who know your work speak for you.',
        'From forty on most jobs come through somebody; write to two former colleagues a week.',
      ],
    ],
  },
  {
    id: 'disability',
    weight: 5,
    asks: /\b(?:disab\w+|wheelchair|deaf|blind|visually impaired|hearing (?:loss|impair\w*)|dyslexi\w*|autis\w*|adhd|accommodations?|sickle cell|chronic (?:illness|pain))\b/,
    opens: [
      'Whether and when you speak of it is your own choice.',
      'What matters to the job is what you can do, and what you need to do it well.',
    ],
    steps: [
      [
        'If you need something for the interview, ask in a line: "I use a wheelchair; is there a ramp?"',
        'Ask as early as the invitation; an employer worth having answers at once.',
      ],
      [
        'Describe the need, not the diagnosis: "Written instructions help me."',
        'With an example of work that you did that way.',
      ],
      [
        'Look for employers who say that they include people, and for disability networks.',
        'Groups of people with disabilities in your state often know who hires in fact.',
      ],
      [
        'Keep a note if you are refused for it, and ask such a group for advice.',
        'There is law on this in Nigeria; what it gives in your case is for them or a lawyer to say.',
      ],
    ],
  },
  {
    id: 'discrimination',
    weight: 5,
    asks: /\b(?:discriminat\w*|harass\w*|sexis\w*|racis\w*|tribalis\w*|because (?:i am|i'm|of my) (?:a )?(?:woman|female|muslim|christian|igbo|yoruba|hausa|tribe|religion|gender|pregnant|hijab)|sexual(?:ly)?|hijab|touch(?:es|ed|ing)? me|grop\w+|rap(?:e|ed|ist)|sleep with (?:him|her|me|them|my)|for sex)\b/,
    opens: [
      'I am sorry. That should not happen, and it is not your fault.',
      'I am sorry that you were treated so. You have choices, and need not decide today.',
    ],
    steps: [
      [
        'Write down what happened, with dates, words and witnesses, and keep it away from work devices.',
        'Add messages and mails as copies. Do it the same day, while it is exact.',
      ],
      ['Tell one person whom you trust.', 'It keeps you steady, and it is a witness for later.'],
      ['Report it in writing to HR or to a manager who is not part of it.', 'Ask for an answer with a date.'],
      [
        'Ask a lawyer, legal aid or a rights group what the law gives you.',
        'I don’t know the law well enough to say; the National Human Rights Commission takes complaints free of charge.',
      ],
    ],
  },
  {
    id: 'unpaid',
    weight: 6,
    asks: /\b(?:ow(?:e|es|ed|ing) me|not (?:been )?paid|have(?:n't| not) (?:been )?paid|unpaid|(?:delay\w*|late|withh\w+) (?:my |our )?(?:salar\w+|pay|wages)|salary (?:delay|arrears)|months? (?:of )?salary)\b/,
    opens: [
      'Work that is done has to be paid, and asking for it is no favour.',
      'I am sorry. Put it in writing first, calmly and with figures.',
    ],
    steps: [
      [
        'Write down each month: what is owed, since when, and what was promised.',
        'With contract, payslips and messages as copies outside of work devices.',
      ],
      [
        'Send one mail to your manager and HR: the sum, the months, and a date by which you ask for it.',
        'Calm and short; it may be read by others later.',
      ],
      [
        'If the date passes, ask the labour office, your union or legal aid what you can do.',
        'I don’t know the law well enough to say what it gives in your case.',
      ],
      [
        'Look for other work meanwhile, and resign only when you know what that means for the debt.',
        'Ask that question before you sign anything that says all is settled.',
      ],
    ],
  },
  {
    id: 'redundancy',
    weight: 4,
    asks: /\b(?:redundan\w*|laid off|lay[- ]?offs?|retrench\w*|sacked|fired|dismissed|terminated|lost my job|downsiz\w*|let go)\b/,
    opens: [
      'I am sorry; that is a hard week. It says little of your worth.',
      'Losing a job hurts. Let us take it in order.',
    ],
    steps: [
      [
        'Get it in writing: last day, pay owed, leave, pension, reference.',
        'Sign nothing on the same day; ask for a day to read.',
      ],
      [
        'Count how many months your savings last, and cut the largest cost first.',
        'The number makes the search calmer, whatever it is.',
      ],
      [
        'Tell ten people within the week, in two sentences: what happened, what you look for.',
        'Most help comes from those who did not know.',
      ],
      [
        'Prepare one sentence for interviews: "The team was closed; I am proud of what we did there."',
        'If it was about you: what you learnt, in one sentence, without blame.',
      ],
    ],
  },
  {
    id: 'burnout',
    weight: 3,
    asks: /\b(?:burn(?:t|ed|ing)?[- ]?out|burnout|exhaust\w*|overwork\w*|so tired|stress\w*|depress\w*|overwhelm\w*|hopeless|give up|giving up|drained)\b/,
    opens: ['That sounds heavy, and it is good that you say it.', 'Being worn out is a signal, not a fault.'],
    steps: [
      [
        'Talk to somebody you trust this week, and to a doctor if sleep or appetite is gone.',
        'It is as much a matter of health as a fever.',
      ],
      [
        'Choose one thing to drop or to put off, and tell whom it concerns.',
        'One clear no is easier than ten half ones.',
      ],
      [
        'Set an end to the day, and keep it three times this week.',
        'Phone in another room: rest counts only when nothing can call.',
      ],
      [
        'Decide nothing large about the job until you have slept a few nights.',
        'Then write what would have to change for you to stay, and ask for that.',
      ],
    ],
    question: 'Is there somebody near you whom you can talk to?',
  },
  {
    id: 'relocate',
    weight: 3,
    asks: /\b(?:relocat\w*|japa|move (?:to|abroad|to (?:lagos|abuja|canada|the uk|uk|germany))|visa|emigrat\w*|abroad|overseas|sponsor\w*|(?:jobs?|work) in (?:canada|the (?:uk|us|usa)|uk|usa|america|germany|dubai|qatar|saudi\w*|europe|ireland|australia))\b/,
    opens: [
      'A move is a project: money, papers and work, in that order.',
      'Before you move, find out whether the job needs you there.',
    ],
    steps: [
      [
        'Add up six months of living there: rent with its advance, transport, food.',
        'Ask somebody who lives there now; prices on the net are old.',
      ],
      [
        'Look for the job from where you are, and say in the CV when you could be there.',
        '"Can start in Abuja within three weeks" takes the doubt away.',
      ],
      [
        'For abroad: read the rules on the government’s own pages, and have your papers assessed early.',
        'Rules change often, and I may be out of date. Nobody honest sells a visa or a job.',
      ],
      [
        'Keep something of the field going while you wait.',
        'A year of nothing costs more than a year of small work.',
      ],
    ],
  },
  {
    id: 'freelance',
    weight: 4,
    asks: /\b(?:freelanc\w*|my rates?|hourly rate|how much (?:to|should i) charge|clients?|invoice\w*|(?:paid|earn\w*|payment|receive|get paid) in (?:dollars?|usd|\$|pounds|euros?|foreign)|domiciliary|payoneer|dollars?)\b/,
    opens: [
      'Freelancing is a business of one: price, paper, and being paid.',
      'Set the price from your costs and hours, not from what others shout.',
    ],
    steps: [
      [
        'Your rate: what you need in a month, plus tax, power and data, divided by the hours you can sell.',
        'About half of your hours can be sold; the rest is finding work and writing bills.',
      ],
      [
        'Write down scope, date, price and number of changes before you begin.',
        'A message that they answer with "agreed" is better than nothing; one page is better.',
      ],
      [
        'Ask for a part first: a third or a half from new clients.',
        'Who refuses every advance seldom pays quickly.',
      ],
      [
        'For dollars: open a domiciliary account or use a licensed payment service, and compare fees and rate on the day.',
        'Ask your bank which papers it needs, and keep invoices for tax.',
      ],
    ],
  },
]
