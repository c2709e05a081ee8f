/** A picture of which a tile shows the first rows. */
export interface Croppable {
  isCropped?: boolean;
}
