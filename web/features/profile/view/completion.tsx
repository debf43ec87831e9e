import { chakra, Flex } from '@chakra-ui/react'
import type { Profile } from '../../../../shared/api/profile.ts'
import { completion } from '../../../../shared/domain/profile-completion.ts'
import { openedHere } from '../../../kit/use-part.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { pictureButton } from '../avatar/avatar-picker.tsx'

/** How much is filled in, and the way to what is missing. */
export const Completion = ({ profile }: { profile: Profile }) => {
  const { percent, missing } = completion(profile)
  return (
    <div>
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <chakra.span id="completion" textStyle="label">
          Profile completion
        </chakra.span>
        <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums">
          {percent}%
        </chakra.span>
      </Flex>
      <chakra.div
        role="progressbar"
        aria-labelledby="completion"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="8px"
        borderRadius="thread"
        overflow="hidden"
        bg="bg.emphasized"
        _highContrast={{ border: '1px solid' }}
      >
        <chakra.div height="100%" bg="brand.solid" style={{ width: `${percent}%` }} />
      </chakra.div>
      {missing.length === 0 ? (
        <chakra.p mt="2.5" textStyle="small" color="fg.muted">
          Nothing is missing.
        </chakra.p>
      ) : (
        <>
          <chakra.p mt="3" textStyle="small" color="fg.muted">
            Still missing:
          </chakra.p>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4" listStyleType="none">
            {missing.map(({ field, label }) => (
              <li key={field}>
                {field === 'avatar' ? (
                  <Missing onClick={() => document.getElementById(pictureButton)?.click()} as="button">
                    {label}
                  </Missing>
                ) : (
                  <Missing asChild>
                    <TextLink to={{ search: `?edit=${field}` }} state={openedHere}>
                      {label}
                    </TextLink>
                  </Missing>
                )}
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </div>
  )
}

const Missing = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'tap', md: '32px' },
    color: 'brand.fg',
    fontWeight: 'semibold',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})
