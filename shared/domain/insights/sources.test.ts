import { expect, test } from 'vitest'
import { noLink } from './names.ts'
import { sourceOf } from './sources.ts'

test.each([
  ['https://www.myjobmag.com/job/analyst', 'MyJobMag'],
  ['https://myjobmag.com/job/analyst', 'MyJobMag'],
  ['https://www.jobberman.com/listings/1', 'Jobberman'],
  ['https://ng.linkedin.com/jobs/view/3', 'LinkedIn'],
  ['HTTPS://WWW.LINKEDIN.COM/jobs', 'LinkedIn'],
  ['https://ng.indeed.com/viewjob?jk=1', 'Indeed'],
  ['https://remoteok.com/remote-jobs/1', 'Remote OK'],
  ['https://www.zumafreight.example/careers', 'zumafreight.example'],
  ['https://careers.zumafreight.example:8443/1', 'careers.zumafreight.example'],
  ['https://notlinkedin.com/jobs', 'notlinkedin.com'],
  ['https://linkedin.com.evil.example/jobs', 'linkedin.com.evil.example'],
  ['', noLink],
  ['see the notes', noLink],
  ['mailto:jobs@zuma.example', noLink],
])('%s is from %s', (jobUrl, source) => {
  expect(sourceOf(jobUrl)).toBe(source)
})
