import type { Employer } from '../employer.ts'

/** Companies whose people work from home. Their cities are where the paper of the company is. */
export const remoteEmployers: readonly Employer[] = [
  {
    name: 'Ledgerleaf',
    alias: 'Ledgerleaf, Inc.',
    sector: 'fintech',
    domain: 'ledgerleaf',
    cities: ['London'],
    about:
      'Ledgerleaf does the books of small online shops in fourteen countries. All sixty of us work from home.',
    page: { system: 'greenhouse', account: 'ledgerleaf' },
  },
  {
    name: 'Nimbus Desk',
    alias: 'Nimbus Desk LLC',
    sector: 'software',
    domain: 'nimbusdesk',
    cities: ['London'],
    about:
      'Nimbus Desk is a help desk for teams that would rather write well than call. We have no office and no wish for one.',
    page: { system: 'ashby', account: 'nimbus-desk' },
  },
  {
    name: 'Openfield Learning',
    sector: 'software',
    domain: 'openfieldlearning',
    cities: ['Nairobi'],
    about: 'Openfield makes courses for nurses and technicians that work on a weak line and an old phone.',
    page: { system: 'lever', account: 'openfield' },
  },
  {
    name: 'Quayside Labs',
    alias: 'Quayside Labs Ltd',
    sector: 'software',
    domain: 'quaysidelabs',
    cities: ['London'],
    about: 'Quayside builds tracking for ports and shipping lines, with people in nine time zones.',
  },
  {
    name: 'Fernweh Travel Tech',
    sector: 'software',
    domain: 'fernweh',
    cities: ['Berlin'],
    about:
      'Fernweh sells train journeys across borders on one ticket. We are remote within four hours of Berlin.',
  },
  {
    name: 'Paperkite',
    alias: 'Paperkite Inc',
    sector: 'media',
    domain: 'paperkite',
    cities: ['London'],
    about: 'Paperkite writes and designs annual reports that people finish reading.',
  },
  {
    name: 'Stackhouse Hosting',
    sector: 'telecom',
    domain: 'stackhouse',
    cities: ['London'],
    about: 'Stackhouse hosts 30,000 web sites of associations and small companies on green power.',
  },
  {
    name: 'Baobab Remote',
    alias: 'Baobab Remote Ltd.',
    sector: 'consulting',
    domain: 'baobabremote',
    cities: ['Lagos'],
    about:
      'Baobab finds African professionals for companies abroad, pays them on time and in full, and takes no fee from them.',
    page: { system: 'workable', account: 'baobab-remote' },
  },
  {
    name: 'Clearwater Analytics Co-op',
    sector: 'software',
    domain: 'clearwatercoop',
    cities: ['London'],
    about: 'Clearwater is a workers’ co-operative that measures water use for cities.',
  },
  {
    name: 'Mango & Maple',
    alias: 'Mango and Maple',
    sector: 'retail',
    domain: 'mangomaple',
    cities: ['Accra'],
    about: 'Mango & Maple ships dried fruit and spices from Ghana and Kenya to kitchens in Canada.',
  },
  {
    name: 'Tidepool Health',
    sector: 'software',
    domain: 'tidepoolhealth',
    cities: ['Nairobi'],
    about: 'Tidepool connects patients with doctors by chat, in English, French and Swahili.',
    page: { system: 'smartrecruiters', account: 'TidepoolHealth' },
  },
  {
    name: 'Rooted Payroll',
    alias: 'Rooted Payroll, LLC',
    sector: 'fintech',
    domain: 'rootedpayroll',
    cities: ['London'],
    about: 'Rooted runs payroll for companies with people in many countries, and answers within the hour.',
  },
  {
    name: 'Fieldnote',
    sector: 'software',
    domain: 'fieldnote',
    cities: ['Cape Town'],
    about: 'Fieldnote is an offline-first notebook for surveyors, agronomists and engineers.',
  },
  {
    name: 'Lumen & Co',
    sector: 'media',
    domain: 'lumenandco',
    cities: ['London'],
    about: 'Lumen & Co makes explainer films for museums and ministries.',
  },
]
