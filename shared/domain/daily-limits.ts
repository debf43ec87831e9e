// How often a person may do on one day, in Lagos, what costs somebody's attention, or much to write. Nobody who means
// well meets these.

export const reviewsADay = 3
export const ticketsADay = 5
export const picturesADay = 30
export const emailCodesADay = 10
export const checkoutsADay = 30
export const planChangesADay = 20
export const filesADay = 30
