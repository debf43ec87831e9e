import { describe, expect, test } from 'vitest'
import { companyKey } from './company.ts'
import { placeOfWords } from './places.ts'
import { readQuery } from './read-query.ts'

const employers = new Map(
  [
    'Dangote Group',
    'Dangote',
    'GTBank',
    'Access Bank Plc',
    'First Bank',
    'MTN Nigeria',
    'Nurse',
    'Security Guard Ltd',
    'Jumia',
    'Shell',
    'Chevron',
    'Oracle',
    'Julius Berger',
    'Lagos Business School',
    'Eko Hotel',
    'Procter & Gamble',
    'Save the Children',
    'Kingsmart Stores',
  ].map(name => [companyKey(name), name]),
)
const context = { employerNamed: (words: string) => employers.get(words) }
const read = (query: string) => readQuery(query, context)

/** What a person typed, the words that are searched, and what stands as chips. */
type Row = readonly [query: string, words: string, ...understood: string[]]

const rows: readonly Row[] = [
  // The searches that went wrong, or could.
  ['driver lagos', 'driver', 'place: Lagos'],
  ['entry level', '', 'level: Entry level'],
  ['₦200k', '', 'pay: ₦200,000 or more a month'],
  ['hr manager port harcourt', 'hr manager', 'place: Port Harcourt'],
  ['internship', '', 'type: Internship'],
  ['IT support', 'IT support'],
  ['part time jobs in lagos for students', '', 'type: Part-time', 'place: Lagos'],
  ['security guard', 'security guard'],
  ['accountant', 'accountant'],
  ['nysc', 'nysc', 'programme: NYSC'],
  ['graduate trainee', 'graduate trainee', 'level: Entry level'],
  ['remote customer service', 'customer service', 'workplace: Remote'],
  ['work from home', '', 'workplace: Remote'],
  ['jobs in abuja above 150k', '', 'place: Abuja', 'pay: ₦150,000 or more a month'],
  ['no experience', '', 'level: Entry level'],
  ['teaching jobs in ibadan', 'teaching', 'place: Ibadan'],
  ['dispatch rider lekki', 'dispatch rider', 'place: Lekki'],
  ['dangote', '', 'employer: Dangote'],
  ['ngo jobs in maiduguri', 'ngo', 'place: Maiduguri'],
  ['nurse', 'nurse'],
  ['data analyst remote', 'data analyst', 'workplace: Remote'],
  ['sales girl', 'sales girl'],
  ['cleaner', 'cleaner'],
  ['hotel jobs', 'hotel'],
  ['oil and gas', 'oil and gas'],
  // Kinds of work.
  ['part-time jobs', '', 'type: Part-time'],
  ['full time driver', 'driver', 'type: Full-time'],
  ['contract', '', 'type: Contract'],
  ['content writer freelance', 'content writer', 'type: Contract'],
  ['IT placement', '', 'type: Internship'],
  ['mechanical engineering IT placement', 'mechanical engineering', 'type: Internship'],
  ['SIWES/IT student', '', 'type: Internship'],
  ['places to do my IT in lagos', '', 'type: Internship', 'place: Lagos'],
  ['industrial training', '', 'type: Internship'],
  ['undergraduate internship', '', 'type: Internship'],
  ['graphic designer intern', 'graphic designer', 'type: Internship'],
  ['volunteer', '', 'type: Volunteer'],
  ['temporal job', '', 'type: Temporary'],
  ['part time or internship', '', 'type: Part-time', 'type: Internship'],
  ['part time lecturer', 'lecturer', 'type: Part-time'],
  ['contract manager', 'contract manager'],
  ['contract administrator abuja', 'contract administrator', 'place: Abuja'],
  ['contract lawyer', 'contract lawyer'],
  ['temporary works engineer', 'temporary works engineer'],
  ['Volunteer coordinator', 'Volunteer coordinator'],
  ['Intern doctor', 'Intern doctor'],
  ['house officer', 'house officer'],
  ['locum doctor', 'locum doctor', 'type: Temporary'],
  // The programme.
  ['corper', 'nysc', 'programme: NYSC'],
  ['corpers wanted', 'nysc', 'programme: NYSC'],
  ['ppa in lagos', 'nysc', 'programme: NYSC', 'place: Lagos'],
  ['post nysc jobs', '', 'level: Entry level'],
  // Levels.
  ['without experience', '', 'level: Entry level'],
  ['cashier no experience needed', 'cashier', 'level: Entry level'],
  ["I'm a fresh graduate looking for job", '', 'level: Entry level'],
  ['graduate engineer', 'graduate engineer'],
  ['trainee accountant', 'trainee accountant', 'level: Entry level'],
  ['junior frontend developer', 'frontend developer', 'level: Entry level'],
  ['mid level product designer', 'product designer', 'level: Mid level'],
  ['senior accountant', 'accountant', 'level: Senior'],
  ['senior secondary school teacher', 'senior secondary school teacher'],
  ['senior manager', 'senior manager'],
  ['sales executive', 'sales executive'],
  ['manager', 'manager'],
  ['accountant with 2 years experience', 'accountant', 'level: Mid level'],
  ['0-1 year experience', '', 'level: Entry level'],
  // Workplaces.
  ['wfh', '', 'workplace: Remote'],
  ['online jobs for students in nigeria', '', 'workplace: Remote', 'place: Nigeria'],
  ['work from home online part-time jobs', '', 'workplace: Remote', 'type: Part-time'],
  ['jobs i can do from home', '', 'workplace: Remote'],
  ['hybrid product manager', 'product manager', 'workplace: Hybrid'],
  ['on-site', '', 'workplace: Onsite'],
  ['remote or hybrid', '', 'workplace: Remote'],
  ['remote sensing', 'remote sensing'],
  ['online editor', 'online editor'],
  ['online marketing', 'online marketing'],
  ['front desk', 'front desk'],
  // Pay.
  ['200k', '', 'pay: ₦200,000 or more a month'],
  ['150,000 and above', '', 'pay: ₦150,000 or more a month'],
  ['N200,000', '', 'pay: ₦200,000 or more a month'],
  ['100k-150k', '', 'pay: ₦100,000 or more a month'],
  ['driver between 100k and 200k', 'driver', 'pay: ₦100,000 or more a month'],
  ['500k monthly', '', 'pay: ₦500,000 or more a month'],
  ['20k weekly', '', 'pay: ₦86,667 or more a month'],
  ['2.4m per annum', '', 'pay: ₦200,000 or more a month'],
  ['salary 150k lagos driver', 'driver', 'pay: ₦150,000 or more a month', 'place: Lagos'],
  ['video editor remote $500', 'video editor', 'workplace: Remote', 'pay: $500 or more a month'],
  ['$60k a year', '', 'pay: $60,000 or more a year'],
  ['up to 200k', ''],
  ['2', '2'],
  ['2026', ''],
  ['iso 27001 auditor', 'iso 27001 auditor'],
  ['office 365 administrator', 'office 365 administrator'],
  ['4k video editor', '4k video editor'],
  ['08031234567', '08031234567'],
  // Places.
  ['lagos', '', 'place: Lagos'],
  ['jobs in lekki', '', 'place: Lekki'],
  ['nurse abuja', 'nurse', 'place: Abuja'],
  ['teaching jobs in ibadan oyo state', 'teaching', 'place: Ibadan, Oyo State'],
  ['school teacher ikeja area', 'school teacher', 'place: Ikeja'],
  ['jobs in p.h', '', 'place: Port Harcourt'],
  ['driver phc', 'driver', 'place: Port Harcourt'],
  ['receptionist VI', 'receptionist', 'place: Victoria Island'],
  ['teacher with accommodation in lekki phase 1', 'teacher', 'place: Lekki'],
  ['hr jobs in lagos and abuja', 'hr', 'place: Lagos', 'place: Abuja'],
  ['accountant, lagos, nigeria', 'accountant', 'place: Lagos'],
  ['jobs near me', ''],
  ['jobs in nigeria', '', 'place: Nigeria'],
  ['nurse canada', 'nurse', 'place: Canada'],
  ['london', '', 'place: London'],
  ['jobs in the uk', '', 'place: United Kingdom'],
  ['remote jobs africa', '', 'workplace: Remote', 'place: Africa'],
  ['jobs in warri delta state', '', 'place: Warri, Delta State'],
  ['driver delta', 'driver', 'place: Delta State'],
  ['niger delta', 'niger delta'],
  ['dispatch riders', 'dispatch riders'],
  ['okada rider', 'okada rider'],
  ['aba therapist', 'aba therapist'],
  ['jobs in aba', '', 'place: Aba'],
  ['cambridge teacher', 'cambridge teacher'],
  ['jobs in marketing', 'marketing'],
  ['mobile developer', 'mobile developer'],
  ['ado', 'ado'],
  ['cook', 'cook'],
  ['contact us', 'contact us'],
  ['abuja electricity', 'abuja electricity'],
  ['university of lagos', 'university of lagos'],
  ['lagos state government', 'lagos state government'],
  // Employers and boards.
  ['jobs at dangote', '', 'employer: Dangote'],
  ['jobs in dangote', '', 'employer: Dangote'],
  ['gtbank', '', 'employer: GTBank'],
  ['kingsmart stores', '', 'employer: Kingsmart Stores'],
  ['access bank lagos', '', 'employer: Access Bank Plc', 'place: Lagos'],
  ['first bank recruitment', '', 'employer: First Bank'],
  ['mtn graduate trainee 2026', 'graduate trainee', 'employer: MTN Nigeria', 'level: Entry level'],
  ['jobs in chevron', '', 'employer: Chevron'],
  ['procter & gamble', '', 'employer: Procter & Gamble'],
  ['save the children driver', 'driver', 'employer: Save the Children'],
  ['lagos business school', '', 'employer: Lagos Business School'],
  ['eko hotel', '', 'employer: Eko Hotel'],
  ['lagos hotel jobs', 'hotel', 'place: Lagos'],
  ['oracle developer', 'oracle developer'],
  ['oracle', '', 'employer: Oracle'],
  ['cashier at shoprite', 'cashier at shoprite'],
  ['myjobmag', '', 'board: MyJobMag'],
  ['jobs on myjobmag.com', '', 'board: MyJobMag'],
  ['hot nigerian jobs', '', 'board: HotNigerianJobs'],
  ['remotive', '', 'board: Remotive'],
  ['the muse', '', 'board: The Muse'],
  ['remote ok', '', 'board: Remote OK'],
  ['remote ok developer', 'developer', 'workplace: Remote'],
  // The trade and the pronoun.
  ['it jobs', 'IT'],
  ['IT internship', 'IT', 'type: Internship'],
  ['I.T support', 'IT support'],
  ['IT SUPPORT LAGOS', 'IT SUPPORT', 'place: Lagos'],
  ['driver i need it now', 'driver'],
  ['it is urgent', ''],
  // Words that say nothing.
  ['jobs for ladies', ''],
  ['jobs for freshers', '', 'level: Entry level'],
  ['urgently needed driver', 'driver'],
  ['i am a nurse looking for job in abuja', 'nurse', 'place: Abuja'],
  ['latest job vacancies', ''],
  ['apply now', ''],
  ['recruitment', 'recruitment'],
  ['recruitment officer', 'recruitment officer'],
  ['lecturing job in university', 'lecturing university'],
  // Slips.
  ['parttime', '', 'type: Part-time'],
  ['part tyme', '', 'type: Part-time'],
  ['intership', '', 'type: Internship'],
  ['remot', '', 'workplace: Remote'],
  ['entrylevel', '', 'level: Entry level'],
  ['work frm home', '', 'workplace: Remote'],
  ['contarct jobs', '', 'type: Contract'],
  ['contact centre agent', 'contact centre agent'],
  ['driver lagso', 'driver', 'place: Lagos'],
  ['port hacourt nurse', 'nurse', 'place: Port Harcourt'],
  ['event venue manager', 'event venue manager'],
  // Signs in words.
  ['front-end C++/node.js dev', 'front-end C++/node.js dev'],
  ['M&E officer', 'M&E officer'],
]

const chips = (query: string) => read(query).understood.map(({ kind, label }) => `${kind}: ${label}`)

test.each(rows)('"%s" searches "%s"', (query, words, ...understood) => {
  expect([read(query).words, ...chips(query)]).toEqual([words, ...understood])
})

test('what is understood narrows the search', () => {
  expect(read('part time or junior remote driver dangote lagos above 150k myjobmag')).toMatchObject({
    words: 'driver',
    types: ['part-time'],
    levels: ['entry'],
    workplace: 'remote',
    payAtLeast: 150_000,
    place: 'Lagos',
    board: 'myjobmag',
    employer: 'Dangote',
  })
  expect(read('')).toEqual({
    words: '',
    types: [],
    levels: [],
    workplace: null,
    payAtLeast: null,
    place: '',
    board: null,
    employer: '',
    understood: [],
  })
})

test('several places are alternatives, and each place is one that the search knows', () => {
  expect(read('hr jobs in lagos and abuja').place).toBe('Lagos or Abuja')
  const places = rows.map(([query]) => read(query).place).filter(place => place !== '' && place !== 'Africa')
  expect(places.filter(place => placeOfWords(place) === null)).toEqual([])
})

describe('the range of what is understood', () => {
  test.each([
    ['jobs in lagos for students', 'in lagos'],
    ['nurse in the uk', 'in the uk'],
    ['jobs at dangote', 'at dangote'],
    ['jobs on myjobmag', 'on myjobmag'],
    ['driver ₦ 150k monthly lagos', '₦ 150k monthly'],
    ['👩🏾‍🍳 cook, lekki phase 1', 'lekki phase 1'],
  ])('of "%s" is "%s"', (query, typed) => {
    const ranges = read(query).understood.map(({ from, to }) => query.slice(from, to))
    expect(ranges).toContain(typed)
  })

  test('taken out of the query, takes off what was understood', () => {
    const kept = rows.flatMap(([query]) =>
      read(query).understood.flatMap(({ kind, label, from, to }) => {
        const without = query.slice(0, from) + query.slice(to)
        return chips(without).includes(`${kind}: ${label}`) ? [`${query} -> ${without}`] : []
      }),
    )
    expect(kept).toEqual([])
  })
})

test.each([
  ['a lone surrogate', `\ud800driver\udc00 lagos`],
  ['signs alone', '!!! \\u0000 ((( )))" * ^ : -'],
  ['an expression of the index', 'title:(a AND b) NEAR/3 "x'],
  ['another script', '司机 拉各斯 водитель سائق लागोस'],
  ['joined and folded letters', 'ﷺ ﬁnance ＬＡＧＯＳ Ìbàdàn'],
  ['figures without an end', '9'.repeat(200)],
  ['points between letters', 'a.'.repeat(100)],
  ['commas between figures', '1,000'.repeat(40)],
  ['empty words', 'in the of at '.repeat(15)],
  ['spaces', `driver${' '.repeat(190)}x`],
  ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
])('%s is read like any text', (_, query) => {
  const { understood } = read(query)
  for (const { from, to } of understood)
    expect([from >= 0, from < to, to <= query.length]).toEqual([true, true, true])
})

test('accents and wide letters make no difference', () => {
  expect(read('Ìbàdàn ＬＡＧＯＳ').place).toBe('Ibadan or Lagos')
})
