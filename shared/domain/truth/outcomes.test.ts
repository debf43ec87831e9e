import { expect, test } from 'vitest'
import { kindsInJob } from './job-line.testing.ts'

test.each([
  ['Cook', 'make sure of no cross contamination', 'Prevented cross-contamination.'],
  ['Post clerk', 'weigh parcels from customers', 'Weighed parcels brought in by customers.'],
  ['Promoter', 'tell people about new drinks', 'Promoted new drinks.'],
  ['Photographer', 'touch up old photos', 'Enhanced old photos.'],
  ['Mechanic', 'jack up cars', 'Lifted cars with a jack.'],
  ['Developer', 'restart the server when it dies', 'Restarted the server whenever it went down.'],
  ['Cleaner', 'mop wards, keep wards clean', 'Mopped wards, keeping the wards clean.'],
  ['Nurse', 'keep noise low at night', 'Keep noise low at night.'],
  ['Attendant', 'fill shelves, sell goods', 'Sold goods, filling the shelves.'],
  ['Trainer', 'teach sewing to orphans', 'Taught sewing to girls, most of whom are orphans.'],
  ['Clerk', 'designed the form we now use', 'Designed the form that has since been in use.'],
  ['Developer', 'built offline mode', 'Built offline mode so that the app could be used upcountry.'],
  ['Storekeeper', 'count stock, check with SAP', 'Counted stock, with results compared to SAP.'],
  ['Guard', 'guard the plant, it has 3 gates', 'Guarded the plant, which has three gates.'],
  ['Midwife', 'clinic on two days of the week', 'Ran a clinic on two days of the week.'],
  ['Baker', 'bake at 3am so bread is hot by 6', 'Baked at 3am so that bread was hot by six.'],
])('%s who said "%s" may say: %s', (title, facts, line) => {
  expect(kindsInJob(title, facts, line)).not.toContain('outcome')
})

test.each([
  ['read stories to the twins', 'Read stories to the twins, who spoke earlier than other children.'],
  ['teach reading', 'Taught reading, and several learners began to speak.'],
  ['balance till', 'Balanced the till and never recorded a shortage.'],
  ['wash cars', 'Washed cars so thoroughly that no car came back.'],
  ['keep log book', 'Kept a log book that helped the company save on fuel.'],
  ['filing and phone calls', 'Did filing and phone calls in a way that made the office run smoothly.'],
  ['serve guests', 'Served guests so that many of them came back.'],
  ['drill boreholes', 'Drilled more boreholes than any other operator.'],
  ['sew tears', 'Sewed tears, keeping infections on the ward to a minimum.'],
  ['test releases', 'Tested releases, keeping critical bugs out of production.'],
  ['write gate passes', 'Wrote gate passes, which has put a stop to theft.'],
  ['run the page', 'Ran the page, filling the hall every Sunday.'],
  ['post jobs on Instagram', 'Posted jobs on Instagram, which has made the business known.'],
  ['cook soup', 'Cooked a soup that has since become the favourite of guests.'],
  ['form groups', 'Formed groups, so that their businesses have grown.'],
  ['teach lessons', 'Taught lessons; attendance has since risen.'],
  ['survey plots', 'Surveyed plots, and the results were never challenged.'],
])('who said "%s" may not say: %s', (facts, line) => {
  expect(kindsInJob('Worker', facts, line)).toEqual(['outcome'])
})
