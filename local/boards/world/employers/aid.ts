import type { Employer } from '../employer.ts'

export const aidEmployers: readonly Employer[] = [
  {
    name: 'Lake Chad Relief Alliance',
    alias: 'LCRA',
    sector: 'aid',
    domain: 'lakechadrelief',
    cities: ['Maiduguri', 'Damaturu', 'Yola'],
    about:
      'Lake Chad Relief Alliance brings water, health care and cash to people displaced around the lake, and has worked there since 2014.',
  },
  {
    name: 'Hands for Health International',
    sector: 'aid',
    domain: 'handsforhealth',
    cities: ['Abuja', 'Kano', 'Sokoto', 'Maiduguri'],
    about:
      'Hands for Health supports 410 primary health centres with supplies, training and supervision, together with state governments.',
  },
  {
    name: 'Open Wells Foundation',
    sector: 'aid',
    domain: 'openwells',
    cities: ['Abuja', 'Jos', 'Katsina'],
    about: 'Open Wells drills and repairs boreholes and stays until a community can keep them running.',
  },
  {
    name: 'Girls Forward Nigeria',
    sector: 'aid',
    domain: 'girlsforward',
    cities: ['Kano', 'Kaduna', 'Abuja'],
    about: 'Girls Forward keeps adolescent girls in school, and gives those who left a second chance.',
  },
  {
    name: 'Crescent and Lantern Society',
    sector: 'aid',
    domain: 'crescentlantern',
    cities: ['Maiduguri', 'Damaturu', 'Abuja'],
    about: 'The Society runs shelters, legal aid and family tracing for people on the move.',
  },
  {
    name: 'Harvest Futures Programme',
    sector: 'aid',
    domain: 'harvestfutures',
    cities: ['Jos', 'Yola', 'Kaduna', 'Abuja'],
    about: 'Harvest Futures works with 60,000 smallholder families on seed, soil and a fair price.',
  },
]
