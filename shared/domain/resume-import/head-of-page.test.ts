import { expect, test } from 'vitest'
import { formOfText } from './form-of-text.ts'

const job = ['', 'EXPERIENCE', 'Nurse, Gani Clinic, 2019 – 2021']

test.each([
  [
    'a name beside the heading of its section',
    ['PERSONAL INFORMATION\tAwa Sarr', 'Rue 10, 11500 Dakar (Senegal)'],
    { fullName: 'Awa Sarr', location: 'Rue 10, 11500 Dakar (Senegal)' },
  ],
  [
    'contacts and an address above the name',
    ['0803 555 0101 | ada@example.com | Independence Layout, Enugu', 'Ada Obi', 'Secretary'],
    { fullName: 'Ada Obi', jobTitle: 'Secretary', location: 'Independence Layout, Enugu' },
  ],
  [
    'fields between bars, which the page broke',
    [
      'Ada Obi',
      'Nationality: Kenyan | Phone number: (+254) 722 41',
      '90 25 (Mobile) | Address: 12 Moi Avenue, Nairobi',
    ],
    { fullName: 'Ada Obi', phone: '(+254) 722 41 90 25', location: '12 Moi Avenue, Nairobi', jobTitle: '' },
  ],
  [
    'fields on two lines, each of which is whole',
    [
      'Ada Obi',
      'Nationality: Ghanaian | Gender: Female',
      'Phone number: (+39) 3471180562 (Mobile) | Email: ada@example.com',
    ],
    { phone: '(+39) 3471180562', email: 'ada@example.com', jobTitle: '' },
  ],
  ['a name at birth', ['Ada Obi', '(née Eze)', 'Teacher'], { fullName: 'Ada Obi', jobTitle: 'Teacher' }],
  [
    'fields in one sentence',
    ['Ada Obi', 'Address: 7 Ring Road, Ibadan. Tel: 0803 555 0101. Sex: Female. Email: ada@example.com.'],
    { location: '7 Ring Road, Ibadan', phone: '0803 555 0101', email: 'ada@example.com' },
  ],
  [
    'an address on three lines, two numbers, and a state of origin',
    [
      'Ada Obi',
      'Flat 3B, Palm Court,',
      '4th Main Road, Ogba,',
      'Lagos – 100218',
      'State of origin: Abia',
      '0803 555 0101, 0812 555 0102',
    ],
    {
      location: 'Flat 3B, Palm Court, 4th Main Road, Ogba, Lagos – 100218',
      phone: '0803 555 0101, 0812 555 0102',
    },
  ],
  [
    'contacts beside the prose',
    [
      'Ada Obi',
      'Marketer who has managed large budgets across many channels,\twww.adaobi.example.com',
      'Google and TikTok among them. I like copy that sounds like a person.',
    ],
    {
      portfolioUrl: 'www.adaobi.example.com',
      summary:
        'Marketer who has managed large budgets across many channels, Google and TikTok among them. I like copy that sounds like a person.',
    },
  ],
  [
    'a town and its country without a comma',
    ['Ada Obi', '14 Ogui Road', 'Enugu Nigeria'],
    { location: '14 Ogui Road, Enugu Nigeria' },
  ],
  [
    'a place in America',
    ['Ada Obi', 'Atlanta, GA 30312 | (404) 555-0148'],
    { location: 'Atlanta, GA 30312' },
  ],
  [
    'pictures around contacts',
    ['Ada Obi', 'ada@example.com ✉\t0803 555 0101 ☎', 'Lagos, Nigeria ⌂'],
    { location: 'Lagos, Nigeria' },
  ],
])('%s', (_, lines, expected) => {
  expect(formOfText([...lines, ...job].join('\n')).form).toMatchObject(expected)
})
