// The 3D box of Shut the Box.
export function mountBox() {
  throw new Error('the 3D box is not part of this build');
}
