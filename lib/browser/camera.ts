/** The device's own camera or picker, for browsers that cannot show the camera in the page (no secure address, old device). */
export const canShowCamera = (): boolean => "mediaDevices" in navigator;

export function openDeviceCamera(onPhotos: (photos: File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.capture = "environment";
  input.addEventListener("change", () => onPhotos([...(input.files ?? [])]));
  input.click();
}
