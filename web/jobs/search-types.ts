import { searchTypeLabels } from '../../shared/domain/jobs/kind-labels.ts'
import { searchJobTypes } from '../../shared/lists.ts'
import { choicesOf } from '../forms/choices.ts'

/** The job types that a search or an alert may ask for. */
export const searchTypeChoices = choicesOf(searchJobTypes, searchTypeLabels)
