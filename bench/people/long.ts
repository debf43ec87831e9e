import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { job, person, study } from './form.ts'

const projects = [
  ['Kainji', 'a dam of 960 MW', 'the switchyard', '132 kV'],
  ['Shiroro', 'a plant of 600 MW', 'the control room', '330 kV'],
  ['Egbin', 'a plant of 1,320 MW', 'two boilers', '16 kV'],
  ['Ògòrọ̀dé', 'a gas plant of 450 MW', 'the fuel skid', '330 kV'],
  ['Afam', 'a gas plant of 726 MW', 'the water treatment', '132 kV'],
  ['Ọlọ́runṣógo', 'a plant of 335 MW', 'the turbine hall', '330 kV'],
  ['Gẹ̀rẹ̀gú', 'a plant of 434 MW', 'the grid connection', '330 kV'],
  ['Jebba', 'a dam of 578 MW', 'the spillway gates', '330 kV'],
] as const

/** A career of twenty-six years, which fills three pages. */
export const longCareer: ResumeForm = person(
  'Engr. Babátúndé Ọlọ́runtọ́ba Adéyẹmí',
  'Power Projects Director',
  {
    email: 'babatunde.adeyemi@example.com',
    phone: '0803 555 0199',
    location: 'Ikoyi, Lagos',
    summary:
      'Engineer of power plants with twenty-six years from site to board. Has brought eight plants to the grid, none later than a quarter, and led teams of up to 340 people from nine countries. Speaks with ministries, lenders and welders in the same week.',
    workExperience: projects.map(([place, plant, part, volts], at) =>
      job(
        at === 0 ? 'Project Director' : at < 4 ? `Project Manager, ${place}` : 'Project Engineer',
        `${place} Power Limited`,
        at === 0 ? 'Mar 2023 to now' : `${2023 - 3 * at} to ${2026 - 3 * at}`,
        `Built ${part} of ${plant} with ${340 - 35 * at} people, ${at === 0 ? 'on the day that was agreed' : `${at + 2} weeks before the day that was agreed`}`,
        `Answered for a budget of ₦${(46 - 5 * at).toLocaleString('en')},000,000,000 and gave back ${2 + at}% of it`,
        `Tested and connected the ${volts} side together with the grid's own engineers, without a trip in the first ${90 + 10 * at} days`,
        `Wrote the plan for the yearly stop of ${plant}, which is followed to this day and was taken over by two other plants`,
        `Brought accidents with lost time from ${9 + at} to 1 a year by walking the site with the foremen every morning`,
        `Trained ${12 + at} engineers, of whom ${5 + at} lead projects of their own by now`,
      ),
    ),
    education: [
      study('Executive MBA', 'Lagos Business School', '2017'),
      study('M.Sc. Electrical Power Engineering', 'University of Manchester', '2005', 'Distinction'),
      study('B.Eng. Electrical Engineering', 'University of Ìlọrin', '1999', 'Second Class Upper'),
      study('SSCE', 'Government College, Ìbàdàn', '1993', 'Nine credits'),
    ],
    technicalSkills:
      'Project finance, FIDIC contracts, Primavera P6, Protection and control, Commissioning, Grid code, Cost control, Gas turbines',
    softSkills: 'Leadership, Negotiation, Conflict resolution',
    certifications:
      'COREN R.10432, PMP 2009, NEBOSH International General Certificate, Fellow of the Nigerian Society of Engineers',
    linkedinUrl: 'linkedin.com/in/babatunde-adeyemi-power',
    languages: 'Yorùbá, English, Hausa (working)',
    interests: 'Long walks, Highlife, Mentoring',
  },
)
