import { z } from 'zod';

/** `GET /api/gallery`: maps that people of this server offer to everybody. */
export interface GalleryAnswer {
  /** May the asker offer maps here? The operator says who may. */
  readonly mayOffer: boolean;
  /** The newest first. */
  readonly maps: readonly GalleryMap[];
}

export interface GalleryMap {
  /** What `game` of a table is: the map's id and hash. */
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly author?: string;
  readonly basedOn?: string;
  /** Offered by the asker, who may withdraw it. */
  readonly mine: boolean;
  readonly offeredAt: number;
}

/** `POST /api/gallery`: the whole map. */
export interface OfferMap {
  readonly pack: Readonly<Record<string, unknown>>;
}

export const GalleryAnswerBody: z.ZodType<GalleryAnswer> = z.object({
  mayOffer: z.boolean(),
  maps: z.array(
    z.object({
      id: z.string(),
      hash: z.string(),
      name: z.string(),
      author: z.string().exactOptional(),
      basedOn: z.string().exactOptional(),
      mine: z.boolean(),
      offeredAt: z.number(),
    }),
  ),
});

// docs/packs.md has the schema of a pack; here it is carried.
export const OfferMapBody: z.ZodType<OfferMap> = z.object({ pack: z.record(z.string(), z.unknown()) });
