/** A picture that a tile may crop at its foot: what would be out of sight is left out. */
export interface Croppable {
  isCropped?: boolean;
}
