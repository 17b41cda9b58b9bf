import { z } from 'zod';

/** Best match first. */
export const foundSpecialtiesSchema = z.object({
  specialties: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type FoundSpecialties = z.infer<typeof foundSpecialtiesSchema>;

export const maxSpecialtySearch = 80;
