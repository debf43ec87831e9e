import type { Topic } from './topic.ts'

/** Looking for work. */
export const searchTopics: readonly Topic[] = [
  {
    id: 'scam',
    weight: 6,
    asks: /\b(?:scam|fraud|fake (?:job|recruiter|offer|company)|419)\b|\b(?:pay|paid|paying|payment|fee|money|deposit|transfer|₦|naira)\b[^.?!]{0,60}\b(?:job|interview|training|form|uniform|recruit\w*|agent|employment|slot|registration|medical|before (?:i )?(?:start|resum\w*))\b|\b(?:job|recruit\w*|agent|interview|slot|employer)\b[^.?!]{0,60}\b(?:ask\w*|want\w*|demand\w*|requir\w*|request\w*)\b[^.?!]{0,30}\b(?:pay|fee|money|deposit|transfer|bvn|otp|pin)\b/,
    opens: [
      'That is a scam: a real employer pays you, and never asks for money for a job.',
      'Stop there, please. Being asked to pay for a job is a scam, whatever the fee is called.',
    ],
    steps: [
      [
        'Send nothing: no fee, no BVN, no OTP, no picture of your card or NIN.',
        'Names such as form, uniform, medical or training make no difference. Whoever has paid once is asked again.',
      ],
      [
        'Keep the messages, numbers and account details as screenshots.',
        'They are what your bank and the police will ask for, so save them before you block anybody.',
      ],
      [
        'Call the company on a number that you found yourself, and ask whether the job exists.',
        'Take the number from its own site or a directory, not from the message.',
      ],
      [
        'If you have paid, call your bank at once and report it to the police or the EFCC.',
        'The first hours matter: ask the bank to flag the receiving account, and note the name of whom you spoke to.',
      ],
    ],
  },
  {
    id: 'no-reply',
    weight: 2,
    uses: 'waiting',
    asks: /\b(?:no (?:reply|response|feedback|answer|callback)|(?:not|n't|never) (?:heard|hear|hearing|replied|responded|called|call|get(?:ting)? (?:any )?(?:replies|responses|interviews|callbacks|feedback))|ghost\w*|silence|ignored|(?:nobody|no ?one) (?:is |has |ever )?(?:repl\w+|respond\w*|answer\w*|call\w*|hir\w+)|applied (?:to|for) (?:many|so many|\d+|over|hundreds|a lot)|keep (?:applying|getting rejected)|reject\w*)\b/,
    opens: [
      'Silence is common, and mostly says something of the pile and not of you.',
      'No reply is hard to read, so let us change what you can change.',
    ],
    steps: [
      [
        'Write once, a week after applying: two lines, the role, and one thing you did that it asks for.',
        'Send it to a person where you can find one. If nothing comes within another week, let that one go.',
      ],
      [
        'Compare your last five applications with their adverts: does each name the first three things asked for?',
        'If fewer than half match, the trouble is fit; if most match, it is how the CV says it.',
      ],
      [
        'Send fewer, closer ones: five a week, each with a CV that answers the advert.',
        'An hour on one good application usually does more than ten sent unchanged.',
      ],
      [
        'Ask two people in that field to look at your CV for thirty seconds and say what you do.',
        'If they can’t, the first third of the page needs a clearer title and two results with figures.',
      ],
    ],
    question: 'About how many of them led to a call so far?',
  },
  {
    id: 'follow-up',
    weight: 3,
    uses: 'waiting',
    asks: /\b(?:follow[- ]?up|following up|check(?:ing)? in|thank[- ]?you (?:note|email|mail|message|letter)|remind (?:them|the recruiter|hr)|chase)\b/,
    opens: [
      'A follow-up should be short, polite, and give one reason more.',
      'Keep the message to four lines: who, which role, one reason, one question.',
    ],
    steps: [
      [
        'After an interview, write within a day; after an application, after about a week.',
        'Where they named a date, wait for it and one working day more.',
      ],
      [
        'Say: "I spoke with you on Tuesday about the role. I have thought about your question on stock, and would begin with a weekly count."',
        'Put in your own day and subject; the point is to add something, and not only to ask.',
      ],
      [
        'End with one question: "Is there anything else you need from me?"',
        'It is easier to answer than "any update?", and sounds ready instead of anxious.',
      ],
      ['Stop after two messages.', 'A third changes nothing; put the time into the next application.'],
    ],
  },
  {
    id: 'cover-letter',
    weight: 3,
    asks: /\b(?:cover(?:ing)? letters?|application letters?|motivation letters?)\b/,
    opens: [
      'A cover letter answers one question: why you, for this job.',
      'Short wins here: three paragraphs on less than a page.',
    ],
    steps: [
      [
        'Begin with the role and the one reason that fits best.',
        'Leave out where you found the advert unless somebody sent you.',
      ],
      [
        'Give two things you did that the advert asks for, with their figures.',
        'Choose them by the advert’s first lines: those are what will be checked.',
      ],
      [
        'Say in a sentence why this employer, from what the advert itself says.',
        'If you find nothing true to say of them, leave the sentence out.',
      ],
      [
        'Read it aloud, and cut whatever you would not say to a person.',
        'The letters tool here can write a first version from your own facts.',
      ],
    ],
  },
  {
    id: 'cv',
    weight: 2,
    uses: 'role',
    asks: /\b(?:cvs?|resumes?|curriculum vitae|ats|one page|two pages|what (?:do )?(?:employers|recruiters) (?:look for|want))\b/,
    opens: [
      'A CV has one task: to get you the conversation.',
      'Make the top third do the work, for that is what is read first.',
    ],
    steps: [
      [
        'One page up to about eight years of work, two pages beyond that.',
        'Older jobs need one line each. Length is no sign of experience; results are.',
      ],
      [
        'Begin each line with what you did, and end it with a figure: how many, how much, how fast.',
        'Where there is no figure, say how often, for how many people, or what changed.',
      ],
      [
        'Use the advert’s own words for what you have, for people and programs search for them.',
        'Only for what is true: an interviewer asks about exactly those lines.',
      ],
      [
        'Leave out photograph, religion, marital status and full address.',
        'City and phone are enough; the room is better spent on your work.',
      ],
      [
        'Plain layout, one column, no tables.',
        'Programs that read CVs lose what stands in boxes and pictures.',
      ],
    ],
  },
  {
    id: 'linkedin',
    weight: 3,
    uses: 'role',
    asks: /\blinked ?in\b/,
    opens: [
      'LinkedIn works best as a place to be found and to ask.',
      'Three parts of a LinkedIn profile carry most of the weight: headline, first lines, and the last job.',
    ],
    steps: [
      [
        'Headline: your role, then two or three skills that recruiters search for.',
        'Not "seeking opportunities": nobody searches for that. The LinkedIn tool here can write one from your facts.',
      ],
      [
        'About: who you are in the first two lines, for on a phone no more is seen.',
        'Then two results with figures, and what you look for.',
      ],
      [
        'Write to five people a week who do the work you want, with one honest question each.',
        'Ask how they got in or what they would learn first, and not for a job.',
      ],
      [
        'Comment once a week on something of your trade.',
        'Two sentences from your own experience do more than a shared post.',
      ],
    ],
  },
  {
    id: 'networking',
    weight: 2,
    asks: /\b(?:network(?:ing)?|connections?|mentors?|referrals?|know (?:nobody|no ?one)|who you know|long leg)\b/,
    opens: [
      'Networking is asking people small questions, early, and thanking them.',
      'You know more people than you think: former classmates, neighbours, your place of worship, past customers.',
    ],
    steps: [
      [
        'List twenty people who work anywhere near the field, and write to two a week.',
        'Begin with those who would be glad to hear from you; the rest is easier after that.',
      ],
      [
        'Ask for fifteen minutes and two questions, not for a job.',
        'Good ones: "What does your day look like?" and "What would you learn first today?"',
      ],
      [
        'Write back in a month and say what you did with the advice.',
        'That is what makes a stranger remember you when something opens.',
      ],
      [
        'Join one group where the trade meets, online or in town.',
        'A professional body’s branch meeting is often free for guests.',
      ],
    ],
  },
  {
    id: 'references',
    weight: 3,
    asks: /\b(?:referees?|references?|guarantors?|recommendation letters?|letters? of recommendation|reference letters?)\b/,
    opens: [
      'Good references are asked for before they are needed.',
      'Choose people who saw your work, not people with large titles.',
    ],
    steps: [
      [
        'Ask two former supervisors and one colleague, and say for which role.',
        'Fresh out of school: a lecturer, your NYSC supervisor, somebody you volunteered with.',
      ],
      [
        'Send each your CV and two things they might mention.',
        'It spares them work, and what they say fits what you said.',
      ],
      [
        'Write "available on request" nowhere; hand over names when asked.',
        'It takes a line on the CV that says nothing.',
      ],
      [
        'If a former boss would speak badly, offer another person of the same place.',
        'Nobody has to name the direct manager unless a form demands it; then say in a calm sentence why you left.',
      ],
    ],
  },
  {
    id: 'remote',
    weight: 3,
    asks: /\b(?:remote(?:ly)?|work(?:ing)? from home|time ?zones?|abroad company|foreign (?:company|companies|clients?)|upwork|fiverr)\b/,
    opens: [
      'Remote work from Nigeria is possible, and employers look for proof that you can be relied on.',
      'For remote roles the questions behind the interview are power, network, hours and writing.',
    ],
    steps: [
      [
        'Say in your CV how you work: backup power, backup network, hours of overlap.',
        'Lagos is on the same time as much of western Europe for part of the year, and five to six hours ahead of New York.',
      ],
      [
        'Look for adverts that say "worldwide", "Africa" or "EMEA".',
        '"Remote" alone often means remote within one country; ask before you spend an evening on it.',
      ],
      [
        'Show writing: a short, clear message is half of remote work.',
        'Keep two samples, such as a report or a public project.',
      ],
      [
        'Before you accept, ask how and in which currency you are paid, and who handles tax.',
        'Contractors usually see to their own tax, so put some of it aside each month.',
      ],
    ],
  },
  {
    id: 'first-job',
    weight: 2,
    asks: /\b(?:first job|fresh graduate|just graduated|graduate|nysc|corper|corps member|youth service|internships?|no experience|without experience|entry[- ]level|siwes|final year|ppa|place of primary assignment|serving (?:in|at)|passed out|orientation camp)\b/,
    opens: [
      'A first job is won with small proofs, not with experience that you can’t have yet.',
      'You have more to show than it seems: projects, NYSC, volunteering, helping in a business.',
    ],
    steps: [
      [
        'Write down five things you did for anybody, with a figure each.',
        'A class project, a church account, a shop’s page: what counts is that it was used.',
      ],
      [
        'Choose one kind of role for the next six weeks.',
        'Three kinds at once make a CV that fits none of them.',
      ],
      [
        'Use NYSC: ask your place of service for a real task, and for a letter about it.',
        'If the posting gives you little, ask for a community project or a transfer early.',
      ],
      [
        'Apply for trainee schemes as soon as they open, and for small firms all year.',
        'Small firms answer faster, and you do more in them.',
      ],
      [
        'Practise the test and the interview before you need them.',
        'Twenty minutes of numerical reasoning a day for two weeks makes a difference.',
      ],
    ],
    question: 'Which kind of work would you like to begin with?',
  },
  {
    id: 'counts',
    weight: 4,
    uses: 'all',
    asks: /\b(?:how many (?:interviews?|applications?|offers?|jobs)|(?:my|which) (?:applications|interviews|offers) (?:are|do|have)|status of my)\b/,
    opens: ['Here is where things stand.', 'This is what your list says.'],
    steps: [
      [
        'Move each application to the stage that it has really reached.',
        'A list that is up to date shows what to do next without thinking.',
      ],
      [
        'Prepare what is closest to an offer before you send new ones.',
        'An hour on an interview is worth more than an hour on a new application.',
      ],
      [
        'Write to what has waited for more than a week.',
        'Two lines: the role, and one thing you did that it asks for.',
      ],
    ],
  },
  {
    id: 'where-to-start',
    uses: 'all',
    asks: /\b(?:where (?:do|should) i (?:start|begin)|what (?:should|do|can) i do (?:next|now|first)|my (?:applications?|progress|job search|pipeline)|how am i doing|next steps?|find(?:ing)? (?:a )?(?:job|work)|get(?:ting)? (?:a )?job|need (?:a )?(?:job|work)|job ?less|unemployed|looking for (?:a )?(?:job|work))\b/,
    opens: [
      'Let us make the search small enough to do each day.',
      'A search moves when each week has a few things that can be ticked off.',
    ],
    steps: [
      [
        'This week: five applications that you fit by two thirds, each with its own CV.',
        'Read the first three requirements and answer those; the rest rarely decides.',
      ],
      ['Two conversations with people who do that work.', 'Most jobs in small firms are never advertised.'],
      [
        'One hour on the skill that adverts of yours ask for most.',
        'The skill gap tool here counts it over the jobs that you saved.',
      ],
      [
        'Friday: look at what brought an answer, and do more of that.',
        'After twenty applications without a call, change the CV before sending more.',
      ],
    ],
    question: 'What has brought you an answer so far?',
  },
]
