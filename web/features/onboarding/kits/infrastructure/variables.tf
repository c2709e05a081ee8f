variable "region" {
  description = "Region of all resources."
  type        = string
  default     = "eu-central-1"
}

variable "artifacts_bucket" {
  description = "Name of the bucket for build artifacts. Bucket names are unique in all of AWS."
  type        = string
}
