import type { Topic } from './topic.ts'

/** From the invitation to the contract. */
export const interviewTopics: readonly Topic[] = [
  {
    id: 'interview-tomorrow',
    weight: 5,
    uses: 'interviews',
    asks: /\binterview\b[^.?!]{0,40}\b(?:tomorrow|today|tonight|in (?:an|a few|two|three|\d+) (?:hours?|days?)|this (?:morning|afternoon|evening))\b|\b(?:tomorrow|today)\b[^.?!]{0,40}\binterview\b/,
    opens: ['There is time for the few things that matter most.', 'Do less tonight, and do it aloud.'],
    steps: [
      [
        'Read the advert once more, and put one story of yours to each of its first three points.',
        'Situation in one sentence, what you did in three, the result with a figure.',
      ],
      [
        'Say your "tell me about yourself" aloud three times, ninety seconds each.',
        'Now, before, and why this job; nothing about childhood or family.',
      ],
      [
        'Check the way: route, traffic, ID and papers; or camera, light, data and power.',
        'Aim to be there twenty minutes early, and save the number of whom to call if something goes wrong.',
      ],
      [
        'Prepare two questions for them.',
        'For example: "What would you want done in the first three months?"',
      ],
      [
        'Sleep. Nothing learnt after ten in the evening helps.',
        'Lay out clothes and papers before, so that the morning is quiet.',
      ],
    ],
  },
  {
    id: 'interview-nerves',
    weight: 3,
    uses: 'interviews',
    asks: /\b(?:nervous|nerves|anxious|anxiety|panic|scared|afraid|shaking|freeze|blank|confiden\w+|shy)\b/,
    opens: [
      'Nerves mean that it matters; they get smaller with rehearsal, not with waiting.',
      'Most people are nervous there, and interviewers expect it.',
    ],
    steps: [
      [
        'Practise aloud, on the phone’s recorder, one question a day.',
        'The interview coach here asks you and says what to mend; the third try is usually the good one.',
      ],
      [
        'Learn only your first two sentences by heart.',
        'After a clean beginning the rest comes more easily; whole answers by heart sound stiff and break.',
      ],
      [
        'When your head is empty, say: "Let me think for a moment."',
        'Five seconds of silence feel long to you alone.',
      ],
      [
        'Breathe out longer than in, four counts in and six out, for two minutes before.',
        'It slows the heart; nobody sees it.',
      ],
    ],
  },
  {
    id: 'interview',
    weight: 2,
    uses: 'interviews',
    asks: /\b(?:interviews?|interviewers?|tell me about yourself|star method|strengths? and weakness\w*|weakness(?:es)?|aptitude tests?|panel)\b/,
    opens: [
      'An interview is won on examples: one true story for each thing that they ask for.',
      'Prepare stories, not answers: five good ones cover most questions.',
    ],
    steps: [
      [
        'Write five stories: a result, a fault you mended, a conflict, something you learnt, something you led.',
        'Each in four parts: situation, task, what you did, how it ended.',
      ],
      [
        'Put a figure into each result.',
        'How many, how much, how long; if you don’t know it, give an honest "about".',
      ],
      [
        'For weaknesses: name a real one, and what you do about it.',
        '"I used to take on too much; now I write down what I promise, and say so when it is full."',
      ],
      [
        'Have two questions for them.',
        'Ask how success is measured and what the last person in the role went on to do.',
      ],
      [
        'Practise with the interview coach here until you stay under two minutes.',
        'Longer answers lose the thread, on both sides.',
      ],
    ],
    question: 'Which question worries you most?',
  },
  {
    id: 'salary',
    weight: 3,
    uses: 'offers',
    asks: /\b(?:negotiat\w*|salary|salaries|expected pay|pay expectation\w*|how much (?:should|do|can) i (?:ask|earn|charge|say)|take[- ]home|remuneration|pay range)\b|\boffered (?:me )?[₦n]?\d|\bi want [₦n]?\d+ ?k\b/,
    opens: [
      'Pay is talked about best with a range, a reason and a calm voice.',
      'You need three numbers before that talk: what you need, what is usual, and what you would be glad of.',
    ],
    steps: [
      [
        'Find out what is usual: ask three people in such roles, and look at adverts that name pay.',
        'I don’t know the figure for your place and field, and nobody should guess it for you.',
      ],
      [
        'Let them name a figure first where you can: "What range is set aside for this role?"',
        'If they insist, give a range whose lower end you could live with.',
      ],
      [
        'Give a reason from your work, not from your bills.',
        '"In my last job I did this, with that result" weighs more than rent.',
      ],
      [
        'Look at the whole: transport, health cover, pension, leave, data, training.',
        'Where the salary can’t move, one of these often can.',
      ],
      [
        'Ask for the offer in writing before you resign anywhere.',
        'Read gross and net: deductions may be large.',
      ],
    ],
  },
  {
    id: 'honesty',
    weight: 5,
    asks: /\b(?:li(?:e|ed|es) (?:about|on|in|to)|lying|fak(?:e|ing) (?:my|a|an) (?:certificate|degree|experience|reference|cv)|exaggerat\w*|inflate|bend the truth|make up (?:experience|a reference))\b/,
    opens: [
      'Don’t: what is found out later costs the job, and the name with it.',
      'Stay with what is true; it can be told well.',
    ],
    steps: [
      [
        'Say less instead of something else: nobody has to tell everything.',
        '"I would rather talk about what this role pays" is a full answer on your last salary.',
      ],
      [
        'Where you lack something, say what you do about it.',
        '"I have not used SAP; I have used Sage, and I am learning" is better than a yes that fails in the first week.',
      ],
      [
        'Replace the large word by a figure.',
        '"Answered 70 calls a day" is stronger than "expert in customer service", and it is true.',
      ],
      [
        'If something untrue stands in your CV already, take it out before the next application.',
        'Dates, degrees and titles are what is checked first.',
      ],
    ],
  },
  {
    id: 'raise',
    weight: 4,
    uses: 'role',
    asks: /\b(?:raise|pay rise|increment|promotion|promoted|salary (?:increase|review)|underpaid|more money at)\b/,
    opens: [
      'A raise is asked for with a short case and a date.',
      'Make it easy for your manager to say yes to somebody else: one page, three results.',
    ],
    steps: [
      [
        'List three results of the past year with figures, and what you took on besides.',
        'If you have none written down, keep a note each Friday from now on and ask in three months.',
      ],
      [
        'Ask for a talk on its own: "I would like half an hour about my role and pay."',
        'Not in passing, not by message, and not on a bad day for the firm.',
      ],
      ['Name a figure or a grade, then stop talking.', 'The pause is uncomfortable, and it is useful.'],
      [
        'If it is no: ask what would make it a yes, and by when; write it down in a mail.',
        'A no without a condition tells you something too.',
      ],
    ],
  },
  {
    id: 'counter-offer',
    weight: 5,
    asks: /\bcounter[- ]?offers?\b|\b(?:match(?:ed|ing)?|beat) (?:the|my|their) offer\b|\b(?:boss|company|employer) (?:wants|wanted|is asking) me to stay\b/,
    opens: [
      'A counter-offer answers the pay; ask whether it answers why you wanted to go.',
      'Take a day before you answer a counter-offer.',
    ],
    steps: [
      [
        'Write down the three reasons why you looked elsewhere, and see which of them it changes.',
        'If it is pay alone, staying may be right; if it is the work or the people, it rarely is.',
      ],
      [
        'Ask for it in writing, with the date that it begins.',
        'What is promised in the corridor may be gone next month.',
      ],
      [
        'If you have given your word elsewhere, think of your name in the field.',
        'Taking it back is possible, but do it by phone, at once, and with thanks.',
      ],
      [
        'Whichever you choose, tell both sides on the same day.',
        'Short and friendly; you may meet all of them again.',
      ],
    ],
  },
  {
    id: 'choosing-offers',
    weight: 4,
    uses: 'offers',
    asks: /\b(?:two|both|several|multiple|three) (?:job )?offers\b|\b(?:choos\w+|decid\w+|pick\w*) between\b|\bwhich (?:offer|job|one) should i\b|\b(?:accept|take) (?:the|this|an?) (?:offer|job)\b|\bjob offer\b|\b(?:got|have|received) an offer\b|\b(?:lower|less) pay\b|\bpay cut\b/,
    opens: [
      'Put the offers side by side on paper before you feel your way.',
      'A good choice is about the next three years, not the next three pay days.',
    ],
    steps: [
      [
        'Compare net pay after transport and rent, not gross.',
        'Two hours in traffic each day are part of the price.',
      ],
      [
        'Ask what you will be able to do in two years there.',
        'Look at where the people went who had the role before.',
      ],
      [
        'Find out about the manager: ask to talk with somebody of the team.',
        'It is what people leave most often.',
      ],
      [
        'Ask for a few days, and give a date yourself.',
        '"May I answer by Friday?" is nearly always granted.',
      ],
      [
        'Check contract, probation, notice and when salaries are paid.',
        'Ask somebody who left whether they are paid on time.',
      ],
    ],
  },
  {
    id: 'resign',
    weight: 4,
    asks: /\b(?:resign\w*|quit(?:ting)?|notice period|notice of|months?'? notice|weeks?'? notice|hand(?:ing)? in my notice|leave my job|leaving my (?:job|company)|exit)\b/,
    opens: [
      'Leave well: it is the last thing they will remember.',
      'Don’t resign before the next contract is signed, if you can help it.',
    ],
    steps: [
      [
        'Read your contract for notice, bonus, loans and leave that is still owed.',
        'Where it is silent, ask HR in writing; I can’t say what the law gives in your case.',
      ],
      [
        'Tell your manager first, in person, in two sentences.',
        'Then a letter of three lines: that you resign, the last day, thanks.',
      ],
      [
        'Hand over in writing: open tasks, passwords by the proper way, contacts.',
        'A page of it makes a good reference.',
      ],
      [
        'Say nothing bad on the way out, in the interview neither.',
        'Give one thing that they could do better, if they ask.',
      ],
    ],
  },
]
