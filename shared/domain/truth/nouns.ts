import { list, stemOf } from './words.ts'

const group = (words: string): ReadonlySet<string> => new Set([...list(words)].map(stemOf))

/** Words that may stand for each other when things are counted. */
const groups = [
  group('order delivery deliveries shipment parcel trip consignment waybill package dispatch drop'),
  group('customer client user subscriber guest account buyer shopper patron consumer'),
  group('pupil student learner child children kid kids undergraduate ward'),
  group('shop outlet store branch branches location site kiosk supermarket retailer'),
  group('vehicle truck car van bus buses lorry lorries fleet tanker bike motorcycle'),
  group('report document paper dashboard'),
  group('ticket call complaint enquiry enquiries inquiry query queries request issue case email chat'),
  group('invoice bill receipt voucher'),
  group('meeting session workshop training class classes lesson course seminar webinar programme'),
  group('product item sku good line record stock entry entries article material'),
  group('village community communities settlement lga ward'),
  group('household family families home'),
  group('transaction payment transfer'),
  group('patient person case bed client'),
  group('app application website system product platform site page screen'),
  group('farmer grower smallholder member'),
  group('farm plot field pond pen'),
  group('bird chicken layer broiler fowl'),
  group('project programme contract job scheme'),
  group('department unit team section office'),
  group('firm company companies business businesses organisation organization employer enterprise sme'),
  group('house building block apartment flat unit property'),
  group('post video reel article content piece story'),
  group('state county region country countries district province city cities town'),
  group('warehouse depot yard hub'),
  group('km kilometre kilometer'),
  group('kg kilogram kilo'),
  group('ha hectare'),
  group('l ltr litre liter'),
  group('t ton tonne'),
  group('km kilometre kilometer'),
  group('kg kilogram kilo'),
  group('ha hectare'),
  group('l ltr litre liter'),
  group('t ton tonne'),
  group('time month'),
]
const people = group(
  'people person staff team member employee worker colleague individual personnel hand headcount crew workforce strong human participant ' +
    'personne report direct attendee beneficiary folk junior senior',
)
const things = group(
  'order container trailer generator tractor server printer router letter paper number poster newsletter voucher register folder ' +
    'counter center centre quarter chapter computer conveyor sensor monitor trainer dollar hour year month corner tanker border ' +
    'border ledger parameter tower transformer inverter meter offer layer broiler freezer cooler supper dinner theatre water river ' +
    'paper tender calender calendar matter error factor indicator contractor letter sector vector motor elevator ' +
    'refrigerator charter master',
)
const persons = group(
  'nurse teacher driver dispatcher manager agent pupil student staff midwife guard clerk cook chef assistant technician electrician ' +
    'mechanic volunteer trainee intern apprentice artisan representative rep executive boy girl man men woman women youth child children ' +
    'patient customer client guest farmer tailor engineer developer welder mason carpenter plumber labourer recruit graduate corper hire ' +
    'hand caregiver mother attendant enumerator merchandiser rider sweeper cleaner steward waiter scientist analyst doctor physician ' +
    'pharmacist vendor supplier candidate applicant delegate parent caller mentee',
)

// Stems: of worker, actor, chemist.
const doer = /^[a-z]{4,}(?:er|or|ist|ee|ant|ian)$/
const isPerson = (stem: string): boolean =>
  people.has(stem) || persons.has(stem) || (doer.test(stem) && !things.has(stem))

/** Whether what was said to be counted may be what the facts count: the same word, one that stands for it, or `people`. */
export const isOfOneKind = (said: string, known: string): boolean =>
  said === known ||
  groups.some(words => words.has(said) && words.has(known)) ||
  (people.has(said) && isPerson(known)) ||
  (people.has(known) && isPerson(said))
