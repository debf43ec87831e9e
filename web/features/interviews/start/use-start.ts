import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { InterviewStart } from '../../../../shared/api/interviews.ts'
import { api } from '../../../api/api.ts'
import { fieldFaults } from '../../../forms/field-faults.ts'
import { paths } from '../../../paths.ts'
import { dismissAll } from '../../../ui/notify.ts'
import { wishId } from '../../../writing/wish-id.ts'
import { interviewsQuery, takeSession } from '../practice/practice-queries.ts'
import { startTroubleOf } from '../practice/start-trouble.ts'
import { tellNotStarted, tellStarted } from '../practice/tell-start.ts'
import { type PracticeFields, practiceFieldNames, wishOf } from './fields.ts'
import type { DraftedPractice } from './use-drafted-practice.ts'

type Options = Pick<DraftedPractice, 'form' | 'start' | 'markSent' | 'forget'> & { open: boolean }

/** Sends the start, and goes to the questions that come of it; who has left meanwhile finds them in the list. */
export const useStart = ({ form, start, markSent, forget, open }: Options) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const waits = useRef(open)
  useEffect(() => {
    waits.current = open
    return () => {
      waits.current = false
    }
  }, [open])

  const { mutate, isPending, error } = useMutation({
    mutationKey: [...interviewsQuery.queryKey, 'start'],
    mutationFn: (body: InterviewStart) => api.interviews.start({ body }),
    onMutate: dismissAll,
    onSuccess: async session => {
      forget()
      await takeSession(client, session)
      tellStarted(session)
      if (waits.current) void navigate(paths.practice(session.interview.id), { replace: true })
    },
    onError: (error, { id }) => {
      const trouble = startTroubleOf(error)
      // It is known that nothing was made, unless it is being made.
      if (trouble.code !== 'lost' && trouble.code !== 'in_progress') markSent(id, null)
      for (const { field, message } of fieldFaults(error, practiceFieldNames))
        form.setError(field, { message })
      tellNotStarted(trouble, navigate)
    },
  })

  return {
    busy: isPending,
    trouble: error === null || isPending ? null : startTroubleOf(error),
    begin: (fields: PracticeFields) => {
      const wish = wishOf(fields)
      const words = JSON.stringify(wish)
      const id = wishId(words, start, ulid())
      markSent(id, words)
      mutate({ id, ...wish })
    },
  }
}
